/** What has just happened to a viewer, as long as they have not acted since: the prompt says it. */
import type { EventOf } from './events';
import type { LogEntry } from './log';

export type News =
  /** What dice became that magic has rolled again. */
  | { what: 'rolled'; dice: EventOf<'reroll'>['dice'] }
  /** Somebody gave the viewer a Beer, which was rolled. */
  | { what: 'gift'; seat: number; token: string; rolled: string }
  | { what: 'undone'; seat: number }
  /** A game alone is over as nothing more could be done. */
  | { what: 'stuck' };

/** The news for a seat; what it does itself is none, except what it rolled. */
export function newsFor(log: readonly LogEntry[], seat: number): readonly News[] {
  const last = log.at(-1)?.event;
  if (last?.event === 'reroll' && last.seat === seat) return [{ what: 'rolled', dice: last.dice }];
  if (last?.event === 'undone' && last.seat !== seat) return [{ what: 'undone', seat: last.seat }];
  if (last?.event === 'over' && !last.winners && log.at(-2)?.event.event !== 'stop')
    return [{ what: 'stuck' }];
  const since = log.findLastIndex((one) => one.seat === seat && one.event.event !== 'undone');
  return log
    .slice(since + 1)
    .flatMap(({ event }): News[] =>
      event.event === 'share' && event.to === seat
        ? [{ what: 'gift', seat: event.seat, token: event.token, rolled: event.rolled }]
        : [],
    );
}
