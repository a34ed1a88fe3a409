/** Journeyman and master at a table: a tree search in the kernel, with a limit a move. */
import { constants, data } from './data';
import type { Game } from './game';
import { partOf, type DoorArgument } from './kernel';
import { greedyChances, ownCup } from './levels';
import { textOf } from './notation';
import type { Limits, Ranked } from './bots';

const { search: SETTINGS } = data;

/**
 * The capacity of the tree of a search by time, 31 MB: a page's worker keeps its memory, and has to
 * stay below 64 MB. That is more than a second of search; then the tree stops growing, and its values
 * still get better. Most positions are leaves without actions, so few actions each are enough.
 */
const TIMED_POSITIONS = 180_000;
const TIMED_ACTIONS_EACH = 5;

/** All actions: how often looked at, the chance to win, the points expected at the end. */
export function searchRank(game: Game, seed: string, limits: Limits, watches: boolean): Ranked[] {
  const { seconds = SETTINGS.seconds } = limits;
  const deadline =
    limits.seconds === undefined
      ? undefined
      : performance.now() + 1000 * SETTINGS.planned * seconds;
  const { engine } = game;
  const seats = constants.SEATS;
  const chances = watches
    ? greedyChances(game, constants.GREEDY, seats)
    : Array.from({ length: seats }, () => 0);
  const knowledge = {
    // By the number of players, from two on.
    weights: engine.weights('policies', game.rules.players - 2),
    value: engine.weights('value'),
    settings: engine.weights('settings'),
  };
  const buffers = engine.shared('search', () => engine.kernel.buffers(data.buffers.search));
  const capacity = treeCapacity(limits.simulations, seconds);
  const cup = ownCup(seed, game);
  return engine.kernel.scoped(() => {
    const tree = engine.kernel.buffers(data.buffers.tree, capacity);
    const opponents = engine.kernel.array('float64', seats);
    chances.forEach((chance, seat) => opponents.set(seat, chance));
    engine.states.item(0).set(game.board.state.bytes);
    engine.cups.bytes.set(cup.bytes);
    const { states, cups, kernel } = engine;
    simulate(tree, limits.simulations, deadline, (count) => {
      const door = 'bots.multiplayer.search.search';
      kernel.call(door, states, 0, cups, tree, knowledge, opponents, buffers, count);
    });
    return ranking(tree);
  });
}

/** With a number of simulations the same as in Python: a tree that is full chooses otherwise. */
function treeCapacity(simulations: number | undefined, seconds: number) {
  const wanted = simulations ?? Math.trunc(SETTINGS.positions_a_second * seconds);
  const [most, each] =
    simulations === undefined
      ? [TIMED_POSITIONS, TIMED_ACTIONS_EACH]
      : [SETTINGS.most_positions, SETTINGS.actions_each];
  const positions = Math.min(wanted + 2, most);
  return { positions, actions: each * positions + constants.MOST_LEGAL };
}

/** Simulates up to the number, the deadline, or until nothing could change the choice. */
function simulate(
  tree: DoorArgument,
  most = Infinity,
  deadline: number | undefined,
  run: (count: number) => void,
): void {
  let [made, batch, quickest] = [0, SETTINGS.first_batch, Infinity];
  while (made < most) {
    const begun = performance.now();
    batch = Math.min(batch, most - made);
    run(batch);
    made += batch;
    const now = performance.now();
    // A browser's clock may be too coarse to see the first batches.
    quickest = Math.min(quickest, Math.max(now - begun, 0.001) / batch);
    let left = most - made;
    batch = SETTINGS.counted_batch;
    if (deadline !== undefined) {
      left = Math.min(left, Math.trunc((deadline - now) / quickest));
      batch = Math.min(Math.max(Math.trunc((1000 * SETTINGS.batch_seconds) / quickest), 1), left);
    }
    if (left <= 0 || isSettled(tree, left)) break;
  }
}

/** The edges of the tree's root. */
function rootEdges(tree: DoorArgument, name: string): number[] {
  const [first = 0, count = 0] = ['first', 'actions'].map(
    (each) => partOf(tree, each).numbers(1)[0],
  );
  return partOf(tree, name)
    .numbers(first + count)
    .slice(first);
}

/** Whether the action looked at most can't be overtaken by the simulations left. */
function isSettled(tree: DoorArgument, left: number): boolean {
  const visits = rootEdges(tree, 'visits').sort((a, b) => b - a);
  const [most = 0, second] = visits;
  return second === undefined || most - second > left;
}

function ranking(tree: DoorArgument): Ranked[] {
  const columns = ['code', 'visits', 'won', 'points', 'prior'];
  const [codes = [], visits = [], won = [], points = [], priors = []] = columns.map((name) =>
    rootEdges(tree, name),
  );
  const edges = codes.map((code, at) => {
    const seen = visits[at] ?? 0;
    const looked = Math.max(seen, 1);
    return {
      action: textOf(code),
      visits: seen,
      win: (won[at] ?? 0) / looked,
      score: (points[at] ?? 0) / looked,
      prior: priors[at] ?? 0,
    };
  });
  edges.sort((a, b) => b.visits - a.visits || b.win - a.win || b.prior - a.prior);
  return edges.map(({ action, visits: seen, win, score }) => ({
    action,
    visits: seen,
    win: seen ? win : null,
    score: seen ? score : null,
  }));
}
