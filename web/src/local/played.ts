/** The game that a stored log tells: played again from its seed, each die compared. */
import type { Logged, Sheet, SheetRow } from '../core/messages';
import { data, Game, parseRules, type Engine } from '../engine';
import { FORMAT, type Standing, type StoredGame, type StoredRow } from './stored';

/** A stored game that this engine can't open. Nothing of it is changed. */
export class Unreadable extends Error {}

/** A game with the actions that count: those that were not taken back. */
export interface Played {
  game: Game;
  /** The events of the set-up. */
  opening: Logged['events'];
  net: { row: StoredRow; logged: Logged }[];
}

export function played(engine: Engine, { table, log }: StoredGame): Played {
  if (table.format !== FORMAT) throw new Unreadable(`format ${table.format}`);
  if (table.facts !== data.facts) throw new Unreadable('other dice or heroes');
  const [start, ...rows] = log;
  if (start?.kind !== 'start') throw new Unreadable('no set-up');
  try {
    const game = Game.new(engine, parseRules(table.rules), {
      seed: table.seed,
      names: table.seats.map(({ name }) => name),
    });
    const result: Played = { game, opening: game.events, net: [] };
    checkDice(game, start);
    rows.forEach((row, i) => {
      if (row.version !== i + 1) throw new Unreadable(`version ${i + 1} is missing`);
      if (row.kind === 'action' && row.seat !== game.seat)
        throw new Unreadable(`version ${row.version} is of another seat`);
      apply(result, row);
      if (row.kind === 'action') checkDice(game, row);
    });
    return result;
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(String(error));
  }
}

/** Plays a row that was stored, by this tab or another; null for one that is no action. */
export function apply({ game, net }: Played, row: StoredRow): Logged | null {
  if (row.kind === 'resignation') return null;
  if (row.kind === 'undo') {
    if (net.at(-1)?.row.by !== 'person' || !game.undo())
      throw new Unreadable(`version ${row.version} takes nothing back`);
    net.pop();
    return null;
  }
  const { version, seat, action, by } = row;
  if (!by) throw new Unreadable(`version ${version} was done by nobody`);
  const events = game.play(action);
  const logged: Logged = { t: 'moved', version, seat, action, by, events };
  net.push({ row, logged });
  return logged;
}

function checkDice(game: Game, { version, rolled }: StoredRow): void {
  if (game.rolled.join(' ') !== rolled) throw new Unreadable(`version ${version}: other dice`);
}

/** How a game stands. */
export function standingOf(game: Game): Standing {
  const { round, seats } = game.view();
  return { round, totals: seats.map(({ total }) => total) };
}

/** The sheet as messages have it. */
export function sheetOf(game: Game): Sheet {
  return Object.fromEntries(
    game.sheet().map(({ tunnels, treasure, hazards, ...counted }, i) => {
      const { gems, most_gems, chests, magic, cave_ins, straights, idle } = counted;
      const row: SheetRow = [
        ...([tunnels, treasure, hazards, gems, most_gems, chests, magic] as const),
        ...([cave_ins, straights, idle] as const),
      ];
      return [String(i + 1), row];
    }),
  );
}
