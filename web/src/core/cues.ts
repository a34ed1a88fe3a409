/**
 * Which events are heard, as sounds and in words. Of sounds each kind once, and of beats that were
 * skipped only what tells most.
 */
import type { EventName, NotedEvent } from './events';
import type { GameEvent } from './messages';

/** The most telling first; what is not among them is heard only while it is shown. */
const TELLING: readonly EventName[] = [
  'over',
  'tiebreak',
  'score',
  'share',
  'roll',
  'fill',
  'take',
];
/** More at once would be noise. */
const MOST = 2;

function once(events: readonly GameEvent[]): GameEvent[] {
  const first = new Map<string, GameEvent>();
  for (const event of events) if (!first.has(event.event)) first.set(event.event, event);
  return [...first.values()];
}

/** The events of what is shown whose sounds are played. */
export function cues(events: readonly GameEvent[], skipped: boolean): GameEvent[] {
  const heard = once(events);
  if (!skipped) return heard;
  const rank = ({ event }: GameEvent) => TELLING.indexOf(event);
  return heard
    .filter((event) => rank(event) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

/** The events that are put into words: a roll names the dice that were chosen for it. */
export function spoken(events: readonly NotedEvent[]): NotedEvent[] {
  const rolled = events.findLastIndex(({ event }) => event === 'reroll');
  return events.filter(({ event }, i) => event !== 'choose' || i > rolled);
}
