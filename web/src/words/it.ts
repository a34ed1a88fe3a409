import events from '../../../src/diceminer/locale/it/events.ftl?entries';
import game from '../../../src/diceminer/locale/it/game.ftl?entries';
import refusals from '../../../src/diceminer/locale/it/refusals.ftl?entries';
import server from '../../../src/diceminer/locale/it/server.ftl?entries';
import web from '../../../src/diceminer/locale/it/web.ftl?entries';

export default [game, events, refusals, server, web];
