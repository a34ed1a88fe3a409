import events from '../../../src/diceminer/locale/es/events.ftl?entries';
import game from '../../../src/diceminer/locale/es/game.ftl?entries';
import refusals from '../../../src/diceminer/locale/es/refusals.ftl?entries';
import server from '../../../src/diceminer/locale/es/server.ftl?entries';
import web from '../../../src/diceminer/locale/es/web.ftl?entries';

export default [game, events, refusals, server, web];
