import events from '../../../src/diceminer/locale/en/events.ftl?entries';
import game from '../../../src/diceminer/locale/en/game.ftl?entries';
import refusals from '../../../src/diceminer/locale/en/refusals.ftl?entries';
import server from '../../../src/diceminer/locale/en/server.ftl?entries';
import web from '../../../src/diceminer/locale/en/web.ftl?entries';

export default [game, events, refusals, server, web];
