import events from '../../../src/diceminer/locale/fr/events.ftl?raw';
import game from '../../../src/diceminer/locale/fr/game.ftl?raw';
import refusals from '../../../src/diceminer/locale/fr/refusals.ftl?raw';
import server from '../../../src/diceminer/locale/fr/server.ftl?raw';
import web from '../../../src/diceminer/locale/fr/web.ftl?raw';

export default [game, events, refusals, server, web];
