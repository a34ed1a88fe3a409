/** The solo planner: plans in the kernel up to the next refill, and tries what looks best. */
import { constants, data } from './data';
import { key, seedText, type Seed } from './fairness';
import type { Game } from './game';
import { partOf, type DoorArgument } from './kernel';
import { textOf } from './notation';
import { IllegalAction } from './refusals';
import type { Limits, Ranked } from './bots';

const { planner: SETTINGS } = data;
const DONE = textOf(constants.DONE);
const REFILL = textOf(constants.REFILL);

/** A node at which to refill or stop, with the sum of what it proved worth in so many tries. */
interface Leaf {
  node: number;
  sum: number;
  tries: number;
}

export class SoloPlanner {
  readonly #seconds: number | undefined;
  readonly #simulations: number | undefined;
  readonly #width: number;
  readonly #key: readonly number[];
  readonly #nets: string;
  /** What to do by position, as long as the game follows the plan. */
  #path = new Map<string, string>();

  /** Without trained nets it plans narrowly with hand-made ones, and samples nothing. */
  constructor({ seconds, simulations }: Limits, seed: Seed | undefined, isTrained: boolean) {
    this.#seconds = seconds;
    const unlimited = seconds === undefined && simulations === undefined;
    this.#simulations = unlimited ? SETTINGS.simulations : simulations;
    const width = SETTINGS.widths.find(([least]) => (seconds ?? Infinity) >= least)?.[1];
    this.#width = seconds === undefined ? SETTINGS.width : (width ?? 1);
    if (!isTrained) this.#width = this.#simulations = 1;
    this.#nets = isTrained ? 'nets' : 'first_nets';
    this.#key = key(`${seedText(seed)}/solo planner`);
  }

  /** The next action of the plan. */
  choose(game: Game): string {
    const position = game.position();
    if (!this.#path.has(position)) {
      const [best] = this.#think(game);
      this.#path = this.#spelledOut(game, best?.node ?? 0);
    }
    return this.#path.get(position) ?? DONE;
  }

  /** All actions with the score that each leads to, best first. */
  rank(game: Game): Ranked[] {
    const leaves = this.#think(game);
    const best = leaves[0]?.node ?? 0;
    const scores = this.#promised(game, best);
    const visits = new Map<string, number>();
    const tried = new Map<string, number>();
    for (const { node, sum, tries } of leaves) {
      const action = this.#first(game, node);
      visits.set(action, (visits.get(action) ?? 0) + tries - SETTINGS.trust);
      tried.set(action, Math.max(tried.get(action) ?? 0, sum / tries));
    }
    for (const [action, score] of tried) scores.set(action, score);
    const chosen = this.#first(game, best);
    const worth = (action: string) => scores.get(action) ?? -1;
    return game
      .legal()
      .sort((a, b) => Number(b === chosen) - Number(a === chosen) || worth(b) - worth(a))
      .map((action) => ({
        action,
        visits: visits.get(action) ?? 0,
        win: null,
        score: scores.get(action) ?? null,
      }));
  }

  /** The buffers of the plan, or of the plans on sampled refills. */
  #plan(game: Game, name: 'plan' | 'inner_plan' = 'plan'): DoorArgument {
    const { engine } = game;
    return engine.shared(name, () => engine.kernel.buffers(data.buffers[name]));
  }

  #node(game: Game, node: number, field: string): number {
    const nodes = partOf(this.#plan(game), 'nodes');
    return Number(nodes.field(game.engine.kernel.layout('node'), field, node)[0]);
  }

  /** The best score of the nodes that each first action leads to, before any sampling. */
  #promised(game: Game, leaf: number): Map<string, number> {
    const scores = new Map<string, number>();
    const counts = partOf(this.#plan(game), 'counts').numbers();
    counts.forEach((count, place) => {
      for (let node = place * this.#width; node < place * this.#width + count; node++) {
        const worth = this.#node(game, node, 'worth');
        if (this.#node(game, node, 'parent') < 0 || worth <= -1) continue;
        const action = textOf(this.#node(game, node, 'first'));
        scores.set(action, Math.max(scores.get(action) ?? 0, worth));
      }
    });
    let start = leaf;
    for (let up = start; up >= 0; up = this.#node(game, start, 'parent')) start = up;
    scores.set(DONE, this.#node(game, start, 'points'));
    scores.set(REFILL, this.#node(game, start, 'worth'));
    return scores;
  }

  /** Plans, and tries the best leaves by successive halving: the leaves, best first. */
  #think(game: Game): Leaf[] {
    if (game.over || game.rules.players !== 1) throw new IllegalAction('error-action-over');
    const began = performance.now();
    const { engine } = game;
    const { kernel, states, cups } = engine;
    const [plan, inner] = [this.#plan(game), this.#plan(game, 'inner_plan')];
    const nets = engine.weights(this.#nets);
    return kernel.scoped(() => {
      const leaves = kernel.buffers(data.buffers.leaves);
      const nodes = partOf(leaves, 'nodes');
      states.item(0).set(game.board.state.bytes);
      const planAhead = 'bots.solo.planner.plan_ahead';
      const [count = 0] = kernel.call(planAhead, states, 0, plan, nets, this.#width, nodes);
      nodes.numbers().forEach((node, at) => {
        partOf(leaves, 'tries').set(at, SETTINGS.trust);
        partOf(leaves, 'sums').set(at, SETTINGS.trust * this.#node(game, node, 'worth'));
      });
      const keys = kernel.array('int64', this.#key.length);
      this.#key.forEach((word, at) => keys.set(at, word));
      cups.bytes.fill(0);
      const sampler = { cups, key: keys, nets, width: SETTINGS.narrow };
      this.#try(game, count, began, (alive, number) => {
        const door = 'bots.solo.planner.sample_refills';
        kernel.call(door, plan, inner, sampler, leaves, alive, number, 1);
      });
      return found(leaves, count);
    });
  }

  /** Tries the leaves alive on one sampled refill after the other, then the better half. */
  #try(
    game: Game,
    count: number,
    began: number,
    sample: (alive: number, number: number) => void,
  ): void {
    const isLast = game.board.state.number('refills') === constants.MOST_REFILLS;
    if (this.#width < SETTINGS.width || isLast || this.#simulations === 0) return;
    let [alive, next] = [count, 1];
    const rounds = 32 - Math.clz32(Math.max(alive - 1, 0));
    for (let round = 1; round <= rounds; round++) {
      const isEnough = (done: number) =>
        this.#isEnough(began, round / rounds, done, rounds * alive);
      for (let done = 0; !isEnough(done); done++) sample(alive, next++);
      alive = Math.floor((alive + 1) / 2);
    }
  }

  /** Whether a round of trying has had its share of the time or of the simulations. */
  #isEnough(began: number, share: number, done: number, each: number): boolean {
    const seconds = (performance.now() - began) / 1000;
    if (this.#seconds !== undefined && seconds >= 0.8 * share * this.#seconds) return true;
    const most = this.#simulations;
    return most !== undefined && done >= Math.max(1, Math.floor(most / each));
  }

  /** The path to a leaf and what to do there, by the positions on it. */
  #spelledOut(game: Game, leaf: number): Map<string, string> {
    const { kernel } = game.engine;
    const plan = this.#plan(game);
    const codes = kernel.scoped(() => {
      const steps = kernel.array('int64', SETTINGS.most_steps);
      const [length = 0] = kernel.call('bots.solo.planner.find_path', plan, leaf, steps);
      return steps.numbers(length);
    });
    const path = new Map<string, string>();
    const trial = game.copy();
    for (const action of codes.map(textOf)) {
      path.set(trial.position(), action);
      trial.play(action);
    }
    const legal = trial.legal();
    if (legal.length) path.set(trial.position(), legal.includes(REFILL) ? REFILL : DONE);
    return path;
  }

  /** The first action on the path to a leaf. */
  #first(game: Game, leaf: number): string {
    if (this.#node(game, leaf, 'parent') >= 0) return textOf(this.#node(game, leaf, 'first'));
    return game.legal().includes(REFILL) ? REFILL : DONE;
  }
}

/** The leaves as values, outside of the kernel's memory. */
function found(leaves: DoorArgument, count: number): Leaf[] {
  const column = (name: string): number[] => partOf(leaves, name).numbers();
  const [nodes, sums, tries] = [column('nodes'), column('sums'), column('tries')];
  return nodes
    .slice(0, count)
    .map((node, at) => ({ node, sum: sums[at] ?? 0, tries: tries[at] ?? 1 }));
}
