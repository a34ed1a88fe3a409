/**
 * What one move brought about, as a sequence of steps: each beat is shown by itself, with the view
 * after it and the motions that lead there.
 */
import type { EventName, EventOf, NotedEvent, ScoredSeat } from './events';
import { follow } from './follow';
import type { GameEvent, Sheet, SheetRow, View } from './messages';
import { motions, type Motion } from './motion';

export interface Beat {
  /** The first event that shows something, by which a beat is paced. */
  kind: EventName;
  events: readonly GameEvent[];
  /** The view after these events. */
  view: View;
  motions: readonly Motion[];
}

const SILENT: ReadonlySet<string> = new Set<EventName>(['turn', 'points', 'choose']);

/** Whether an event shows nothing by itself: it belongs to the beat before it. */
export const isSilent = ({ event }: NotedEvent): boolean => SILENT.has(event);

/** Whether troves are scored by an event: at the end of a round, or in a tie-break. */
export const isScoring = (event: GameEvent): event is EventOf<'score' | 'tiebreak'> =>
  event.event === 'score' || event.event === 'tiebreak';

/** After which other events an event still belongs to the same beat. */
const JOINS: Partial<Record<EventName, readonly EventName[]>> = {
  slide: ['take', 'slide'],
  roll: ['roll'],
  hero: ['hero'],
  'roll-off': ['round', 'roll-off'],
  start: ['round', 'roll-off'],
  fill: ['refill'],
  over: ['stop'],
};

function group(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let previous: EventName | null = null;
  for (const event of events) {
    const silent = isSilent(event);
    const open = groups.at(-1);
    const joins = previous === null || (JOINS[event.event] ?? []).includes(previous);
    // Play pauses on scored troves, so that what is asked next is not asked with them.
    const pauses = open?.some(isScoring) ?? false;
    if (open && (silent ? !pauses : joins)) open.push(event);
    else groups.push([event]);
    if (!silent) previous = event.event;
  }
  return groups;
}

/**
 * The beats of a move from a view on; the last one's view is where all its events lead. There is at
 * least one, as what is asked after a move comes with its last beat.
 */
export function beats(view: View, events: readonly GameEvent[]): Beat[] {
  let before = view;
  const groups = events.length ? group(events) : [[]];
  return groups.map((own) => {
    const after = follow(before, own);
    const kind = own.find((event) => !isSilent(event))?.event ?? 'turn';
    const beat: Beat = { kind, events: own, view: after, motions: motions(before, own, after) };
    before = after;
    return beat;
  });
}

/** A scored trove as a row of the sheet; what the event doesn't say is as it was before it. */
export function rowOf(scored: ScoredSeat, before?: SheetRow): SheetRow {
  const { tunnels, treasure, hazards, gems, most_gems, cave_ins, straights, idle } = scored;
  const [, , , , , chests = 0, magic = 0] = before ?? [];
  return [
    ...([tunnels, treasure, hazards, gems, Number(most_gems), chests, magic] as const),
    ...([cave_ins, straights, idle] as const),
  ];
}

/**
 * The score sheet while the beats of a move are shown, before the server's own for its end: scored
 * rows are those of the event, and what dice are worth that were rolled since is not known yet.
 */
export function sheetAfter(sheet: Sheet, beat: Beat): Sheet {
  const next = { ...sheet };
  for (const event of beat.events) {
    if (isScoring(event))
      for (const scored of event.seats) next[scored.seat] = rowOf(scored, next[scored.seat]);
    else if (event.event === 'roll' || event.event === 'reroll') delete next[event.seat];
  }
  return next;
}
