/** How a line of the log is drawn: in dice, symbols and few words. */
import type { NotedEvent } from '../core/events';
import { startIn, type LogLine } from '../core/log';
import { facts } from '../state/facts.svelte';
import { isYou, t, words, type Names } from '../words/words.svelte';

/** Dice, or one of the others. */
export type Part =
  | readonly string[]
  | { bold: string }
  | { heading: string }
  | { symbol: string }
  | { text: string }
  /** Parts that stay together where a line is broken. */
  | { group: string; parts: readonly Part[] };

export const ARROW = { symbol: 'arrow' };
const pair = (...parts: Part[]): Part => ({ group: 'pair', parts });

/** What an event looks like in the log; nothing for what the dice before it tell. */
function drawn(event: NotedEvent, name: Names): readonly Part[] {
  const who = (seat: number) => ({ bold: name(seat, true) });
  switch (event.event) {
    case 'slide':
    case 'pass':
    case 'fill':
      return [];
    case 'share':
      return [[event.token], ARROW, who(event.to), [event.rolled], { group: 'gap', parts: [] }];
    case 'take':
    case 'recycle':
      return [[event.token]];
    case 'spend':
      return [[event.token], ...(event.discarded ? [ARROW, { symbol: 'bag' }] : [])];
    case 'reroll':
      return event.dice.map(([before, after]) => pair([before], ARROW, [after]));
    case 'roll':
      return [who(event.seat), event.dice.map(([, after]) => after)];
    case 'cache':
      return [{ symbol: 'lock' }, [event.token]];
    case 'draft':
      return [
        [event.token],
        ...(event.as === event.token ? [] : [ARROW, [event.as]]),
        ...(event.cached ? [{ symbol: 'chest' }] : []),
      ];
    case 'set-up':
      return [facts.spread(event.dice)];
    case 'hero':
      return [who(event.seat), { text: words.hero(event.hero) }];
    case 'score':
    case 'tiebreak':
      return [
        { bold: event.event === 'score' ? t('web-round', { n: event.round }) : t('web-tiebreak') },
        ...event.seats.map(({ seat, total }) =>
          pair({ text: name(seat, true) }, { bold: words.signed(total) }),
        ),
      ];
    case 'over': {
      const [winner = 0, other] = event.winners ?? [];
      const own = isYou(name, winner) && !other;
      return [{ text: own ? t('web-end-won') : words.event(event, name) }];
    }
    default:
      return [{ text: words.event(event, name) }];
  }
}

/** A line of the log; alone, nobody has to be named. */
export function partsOf({ seat, events }: LogLine, name: Names, alone: boolean): readonly Part[] {
  const start = startIn(events);
  if (start) {
    const you = isYou(name, start.seat) ? 'yes' : 'no';
    return [
      { heading: t('web-round', { n: start.round }) },
      ...start.rolls
        .flatMap((rolls) => Object.entries(rolls))
        .map(([roller, token]) => pair({ text: name(Number(roller), true) }, [token])),
      pair(
        { bold: name(start.seat, true) },
        { text: t(start.round > 1 ? 'web-starts-fewest' : 'web-starts', { you }) },
      ),
    ];
  }
  const parts: Part[] = seat && !alone ? [{ bold: name(seat, true) }] : [];
  events.forEach((event, i) => {
    const next = events[i + 1];
    const found = drawn(event, name);
    // Magic and what it rolls again stay together.
    if (event.event === 'spend' && next?.event === 'reroll')
      parts.push({ group: 'deed', parts: [...found, ...drawn(next, name)] });
    else if (event.event !== 'reroll' || events[i - 1]?.event !== 'spend') parts.push(...found);
  });
  return parts;
}
