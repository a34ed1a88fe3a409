import events from '../../../src/diceminer/locale/en/events.ftl?raw';
import game from '../../../src/diceminer/locale/en/game.ftl?raw';
import web from '../../../src/diceminer/locale/en/web.ftl?raw';

export default [game, events, web];
