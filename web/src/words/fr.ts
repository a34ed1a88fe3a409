import events from '../../../src/diceminer/locale/fr/events.ftl?raw';
import game from '../../../src/diceminer/locale/fr/game.ftl?raw';
import web from '../../../src/diceminer/locale/fr/web.ftl?raw';

export default [game, events, web];
