/** The end of a game in sentences: who won, and what decided it. */
import type { Part } from '../core/score';
import { decision, isDeserted, outcome, type Decision, type Finished } from '../core/result';
import { t, words, type Names } from '../words/words.svelte';

/** A loss by no more than this is a close one. */
const CLOSE = 3;

const points = (n: number): string => t('points', { n });
/** Hazards cost points as often as they bring some. */
export const scored = (part: Part, n: number): string =>
  part === 'hazards' ? words.signed(n) : words.number(n);

/** Who won, as whoever looks on would say it. */
export function headline(finished: Finished, name: Names): string {
  const { rank } = finished.view;
  if (rank) return t(`rank-${rank}`);
  const won = outcome(finished) === 'won';
  const winner = { name: name(finished.standings[0]?.seat ?? 0) };
  const { left } = finished;
  if (!isDeserted(finished)) return won ? t('web-end-won') : t('web-over', winner);
  if (!won) return t('web-over-left', winner);
  return t('web-end-won-left', { n: left.length, name: name(left[0] ?? 0) });
}

/** What is said to who won or lost; nothing to who watched. */
export function comment(finished: Finished, name: Names): string {
  const { rank } = finished.view;
  if (rank) return t(`web-end-solo-${rank}`);
  const found = decision(finished);
  if (!found || isDeserted(finished)) return '';
  const { winner, lead } = found;
  switch (outcome(finished)) {
    case 'won':
      return t('web-end-won-about');
    case 'lost':
      return t(lead <= CLOSE ? 'web-end-lost-close' : 'web-end-lost-about', {
        name: name(winner.seat),
      });
    default:
      return '';
  }
}

function leadOf({ winner, rival, lead }: Decision, won: boolean, lost: boolean, name: Names) {
  const numbers = { points: points(winner.total), lead: words.number(lead) };
  if (won) return t('web-end-lead-you', { ...numbers, name: name(rival.seat) });
  if (lost) return t('web-end-lead-lost', { ...numbers, name: name(winner.seat) });
  return t('web-end-lead', { ...numbers, name: name(winner.seat), rival: name(rival.seat) });
}

/** Why the winner won, in one to three sentences. */
export function reasons(finished: Finished, name: Names): string {
  const found = decision(finished);
  // Who won as the others left has not more points for it.
  if (!found || isDeserted(finished)) return '';
  const { winner, rival, decided, behindAfter } = found;
  if (decided.by === 'leaving') return t('web-end-left', { name: name(rival.seat) });
  const [won, lost] = [outcome(finished) === 'won', outcome(finished) === 'lost'];
  if (decided.by === 'tie-break') {
    const scores = decided.points.map((each) => `${name(each.seat)} ${words.number(each.points)}`);
    return t('web-end-tie', { total: points(winner.total), scores: scores.join(', ') });
  }
  const said = [leadOf(found, won, lost, name)];
  if (decided.by === 'all') said.push(t('web-end-all'));
  else
    said.push(
      t(lost ? 'web-end-part-you' : 'web-end-part', {
        part: decided.part,
        points: scored(decided.part, decided.points),
        against: scored(decided.part, decided.against),
        rival: name(rival.seat),
      }),
    );
  if (behindAfter) {
    if (won) said.push(t('web-end-behind-you', { n: behindAfter }));
    else if (lost) said.push(t('web-end-ahead-you', { n: behindAfter }));
    else said.push(t('web-end-behind', { n: behindAfter, name: name(winner.seat) }));
  }
  return said.join(' ');
}
