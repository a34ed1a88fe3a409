/** The result of a game for others, who are not “you”: as text, and as what a picture shows. */
import type { Poster } from '../art/poster';
import type { SheetRow } from '../core/messages';
import { PARTS, type Part } from '../core/score';
import { placed, soloParts, type Finished } from '../core/result';
import { t, words, type Names } from '../words/words.svelte';
import { comment, headline, reasons, scored } from './phrases';

const parts = (points: (part: Part) => string): string =>
  PARTS.map((part) => `${t(`part-${part}`)} ${points(part)}`).join(', ');

/** `row` is the sheet's row of a game alone. */
export function shareText(finished: Finished, row: SheetRow | undefined, name: Names): string {
  const { view } = finished;
  const toAnybody = { ...finished, you: [] };
  const title = `Dice Miner: ${headline(toAnybody, name)}`;
  if (view.rank) {
    const total = words.number(view.score ?? 0);
    const points = row && soloParts(row);
    const score = { total, parts: parts((part) => words.number(points?.[part] ?? 0)) };
    return `${title}\n${t('web-end-score', score)}`;
  }
  const lines = placed(finished).map((own, i) => {
    const who = own.hero ? `${name(own.seat)} (${words.hero(own.hero)})` : name(own.seat);
    const scores = parts((part) => scored(part, own.parts[part]));
    return `${i + 1}. ${who}: ${words.number(own.total)} (${scores})`;
  });
  return [title, ...lines, reasons(toAnybody, name)].filter(Boolean).join('\n');
}

export function posterOf(finished: Finished, row: SheetRow | undefined, name: Names): Poster {
  const { view } = finished;
  const toAnybody = { ...finished, you: [] };
  const shared = { title: headline(toAnybody, name), footer: words.date(Date.now()) };
  const total = t('part-total');
  if (view.rank) {
    const points = row && soloParts(row);
    const rows = PARTS.map((part) => ({
      label: t(`part-${part}`),
      cells: [words.number(points?.[part] ?? 0)],
    }));
    const sum = { label: total, cells: [words.number(view.score ?? 0)], strong: true };
    const about = comment(finished, name);
    return { ...shared, about, seats: [], rows: [...rows, sum], rank: view.rank };
  }
  const seats = placed(finished);
  return {
    ...shared,
    about: reasons(toAnybody, name),
    seats: seats.map(({ seat, hero }) => ({ name: name(seat), hero })),
    rows: [
      ...(seats[0]?.rounds ?? []).map((_, r) => ({
        label: t('web-round', { n: r + 1 }),
        cells: seats.map(({ rounds }) => words.number(rounds[r]?.total ?? 0)),
      })),
      { label: total, cells: seats.map((own) => words.number(own.total)), strong: true },
      ...PARTS.map((part) => ({
        label: t(`part-${part}`),
        cells: seats.map((own) => scored(part, own.parts[part])),
      })),
    ],
  };
}
