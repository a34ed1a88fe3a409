import events from '../../../src/diceminer/locale/es/events.ftl?raw';
import game from '../../../src/diceminer/locale/es/game.ftl?raw';
import refusals from '../../../src/diceminer/locale/es/refusals.ftl?raw';
import server from '../../../src/diceminer/locale/es/server.ftl?raw';
import web from '../../../src/diceminer/locale/es/web.ftl?raw';

export default [game, events, refusals, server, web];
