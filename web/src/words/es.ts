import events from '../../../src/diceminer/locale/es/events.ftl?raw';
import game from '../../../src/diceminer/locale/es/game.ftl?raw';
import web from '../../../src/diceminer/locale/es/web.ftl?raw';

export default [game, events, web];
