import events from '../../../src/diceminer/locale/fr/events.ftl?entries';
import game from '../../../src/diceminer/locale/fr/game.ftl?entries';
import refusals from '../../../src/diceminer/locale/fr/refusals.ftl?entries';
import server from '../../../src/diceminer/locale/fr/server.ftl?entries';
import web from '../../../src/diceminer/locale/fr/web.ftl?entries';

export default [game, events, refusals, server, web];
