/** How a finished game ended for whoever looks on, and what decided it, in numbers and seats. */
import { PARTS, type Part } from './score';
import type { SeatView, SheetRow, Standing, View } from './messages';

/** `winner`: the viewer watched, or several played at one screen. */
export type Outcome = 'won' | 'lost' | 'winner' | 'solo';

export interface Placed extends SeatView {
  seat: number;
  /** What each part came to in all rounds. */
  parts: Record<Part, number>;
}

export type Decided =
  /** The points of each seat that was tied, in the last tie-break. */
  | { by: 'tie-break'; points: readonly { seat: number; points: number }[] }
  /** One part made the difference: what the winner and the rival have of it. */
  | { by: 'part'; part: Part; points: number; against: number }
  /** No part alone: the winner has more of each. */
  | { by: 'all' }
  /** All others have left the table. */
  | { by: 'leaving' };

/** Why the winner won, beside one rival: the viewer who lost, or else who came second. */
export interface Decision {
  winner: Placed;
  rival: Placed;
  lead: number;
  decided: Decided;
  /** The last round after which the rival was ahead; null if the rival never was. */
  behindAfter: number | null;
}

/** A finished game: its last view, its seats by place, who looks on and who has left. */
export interface Finished {
  view: View;
  standings: readonly Standing[];
  you: readonly number[];
  left: readonly number[];
}

export function outcome({ view, standings, you }: Finished): Outcome {
  if (view.rank) return 'solo';
  const [own, ...others] = you;
  if (own === undefined || others.length) return 'winner';
  return standings[0]?.seat === own ? 'won' : 'lost';
}

/** Whether the game ended before its last round, as too few were left who play. */
export const isDeserted = ({ view, left }: Finished): boolean =>
  view.phase !== 'over' && left.length > 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The parts of a game alone, from its row of the sheet. */
export const soloParts = ([tunnels, treasure, hazards]: SheetRow): Record<Part, number> => ({
  tunnels,
  treasure,
  hazards,
});

/** The seats with what they have, the winner first. */
export function placed({ view, standings }: Finished): Placed[] {
  return standings.flatMap(({ seat }) => {
    const own = view.seats[seat - 1];
    if (!own) return [];
    const of = (part: Part) => sum(own.rounds.map((round) => round[part]));
    const parts = { tunnels: of('tunnels'), treasure: of('treasure'), hazards: of('hazards') };
    return { seat, ...own, parts };
  });
}

/** A part of so much of the lead is what the game was decided by. */
const MOST = 0.6;

function decidedBy(winner: Placed, rival: Placed, { view, left }: Finished): Decided {
  if (left.includes(rival.seat)) return { by: 'leaving' };
  const last = view.tiebreaks.at(-1);
  if (last && winner.total === rival.total) {
    const points = Object.entries(last).map(([seat, n]) => ({ seat: Number(seat), points: n }));
    return { by: 'tie-break', points: points.sort((a, b) => b.points - a.points) };
  }
  const ahead = (part: Part) => winner.parts[part] - rival.parts[part];
  const [part] = [...PARTS].sort((a, b) => ahead(b) - ahead(a));
  const lead = winner.total - rival.total;
  if (!part || (PARTS.every((each) => ahead(each) > 0) && ahead(part) < MOST * lead))
    return { by: 'all' };
  return { by: 'part', part, points: winner.parts[part], against: rival.parts[part] };
}

export function decision(finished: Finished): Decision | null {
  const [winner, second, ...others] = placed(finished);
  if (!winner || !second) return null;
  const lost = outcome(finished) === 'lost';
  const own = ({ seat }: Placed) => finished.you.includes(seat);
  const rival = (lost && [second, ...others].find(own)) || second;
  const after = (own: Placed, rounds: number) =>
    sum(own.rounds.slice(0, rounds).map(({ total }) => total));
  const behind = winner.rounds
    .map((_, i) => i)
    .filter((rounds) => after(winner, rounds) < after(rival, rounds));
  return {
    winner,
    rival,
    lead: winner.total - rival.total,
    decided: decidedBy(winner, rival, finished),
    behindAfter: behind.at(-1) ?? null,
  };
}
