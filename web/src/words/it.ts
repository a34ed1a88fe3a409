import events from '../../../src/diceminer/locale/it/events.ftl?raw';
import game from '../../../src/diceminer/locale/it/game.ftl?raw';
import refusals from '../../../src/diceminer/locale/it/refusals.ftl?raw';
import server from '../../../src/diceminer/locale/it/server.ftl?raw';
import web from '../../../src/diceminer/locale/it/web.ftl?raw';

export default [game, events, refusals, server, web];
