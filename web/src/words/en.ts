import events from '../../../src/diceminer/locale/en/events.ftl?raw';
import game from '../../../src/diceminer/locale/en/game.ftl?raw';
import refusals from '../../../src/diceminer/locale/en/refusals.ftl?raw';
import server from '../../../src/diceminer/locale/en/server.ftl?raw';
import web from '../../../src/diceminer/locale/en/web.ftl?raw';

export default [game, events, refusals, server, web];
