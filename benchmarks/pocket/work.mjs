// What is measured of the page's engine, the same in Node and in a browser's worker.
import { Board } from '../../web/src/engine/board';
import { data } from '../../web/src/engine/data';
import { key } from '../../web/src/engine/fairness';
import { Game, makeBot, makeRules } from '../../web/src/engine/index';
import { ownCup } from '../../web/src/engine/levels';

/** Random games inside the kernel, as many in a call as the native benchmark plays. */
function randomGames(engine, { players, games, random, results }) {
  const { kernel } = engine;
  const settings = kernel.records('state');
  settings.item(0).set(Board.of(engine, makeRules({ players })).state.bytes);
  const seats = kernel.array('int64', 4);
  for (let seat = 0; seat < 4; seat++) seats.set(seat, random);
  const keys = kernel.array('int64', games, 8);
  for (let game = 0; game < games; game++)
    key(`benchmark ${game}`).forEach((word, at) => keys.set(8 * game + at, word));
  const weights = {
    policies: engine.weights('level_policies'),
    overlooks: engine.weights('level_overlooks'),
  };
  const buffers = {
    boards: kernel.records('state'),
    cups: kernel.records('cup'),
    scratch: kernel.buffers(data.buffers.scratch),
  };
  const rows = kernel.array('int16', games, results);
  return () => {
    const door = 'bots.games.play_games';
    kernel.call(door, settings, 0, 0, seats, weights, keys, buffers, rows);
    return games;
  };
}

/** The master's search at the first excavation of a game for two, a new tree each time. */
function simulations(engine, { simulations: count }) {
  const { kernel } = engine;
  const game = Game.new(engine, {}, { seed: 7 });
  while (game.view().phase === 'heroes') game.play(game.legal()[0]);
  const states = kernel.records('state');
  states.item(0).set(game.board.state.bytes);
  const cups = kernel.records('cup');
  cups.bytes.set(ownCup('benchmark', game).bytes);
  const knowledge = {
    weights: engine.weights('policies', 0),
    value: engine.weights('value'),
    settings: engine.weights('settings'),
  };
  const buffers = kernel.buffers(data.buffers.search);
  const opponents = kernel.array('float64', 4);
  const capacity = { positions: count + 2, actions: 12 * count };
  return () =>
    kernel.scoped(() => {
      const tree = kernel.buffers(data.buffers.tree, capacity);
      const door = 'bots.multiplayer.search.search';
      kernel.call(door, states, 0, cups, tree, knowledge, opponents, buffers, count);
      return count;
    });
}

/** The work done in a second, measured for at least so many seconds. */
function rate(work, seconds) {
  const began = performance.now();
  let [done, spent] = [0, 0];
  while ((spent = performance.now() - began) < 1000 * seconds) done += work();
  return (1000 * done) / spent;
}

/** The quickest of several calls, in milliseconds. */
function quickest(use) {
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    use();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** What a game costs whoever hosts it: an action, and reading a whole record. */
function hosting(engine) {
  const game = Game.new(engine, { players: 4 }, { seed: 3 });
  const bot = makeBot('greedy', { seed: 1 });
  while (!game.over) game.play(bot.choose(game));
  const actions = game.history.slice(1).map(([action]) => action);
  const record = game.record();
  const played = quickest(() => {
    const again = Game.new(engine, { players: 4 }, { seed: 3 });
    for (const action of actions) again.play(action);
  });
  return {
    actions: actions.length,
    play: played / actions.length,
    replay: quickest(() => Game.replay(engine, record)),
  };
}

/** Lets the master think, and plan alone: the bytes of memory that the kernel has then. */
function thinking(engine) {
  makeBot('master@1s', { seed: 1 }).rank(Game.new(engine, { players: 4 }, { seed: 9 }));
  makeBot('master', { seed: 1 }).rank(Game.new(engine, { players: 1 }, { seed: 9 }));
  return engine.kernel.memoryBytes;
}

/** Answers questions one after the other. */
export function bench(engine) {
  const works = new Map();
  return {
    /** Prepares a work: it is run once, so that it is compiled. */
    prepare(name, kind, options) {
      const work = (kind === 'search' ? simulations : randomGames)(engine, options);
      works.set(name, work);
      work();
    },
    rate: (name, seconds) => rate(works.get(name), seconds),
    hosting: () => hosting(engine),
    thinking: () => thinking(engine),
  };
}
