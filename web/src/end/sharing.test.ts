import { beforeEach, describe, expect, it } from 'vitest';
import { finished, lastView } from '../../fixtures/finished';
import { placed } from '../core/result';
import type { SheetRow, Standing } from '../core/messages';
import { LANGUAGES, words } from '../words/words.svelte';
import { comment, headline, reasons } from './phrases';
import { posterOf, shareText } from './sharing';

const name = (seat: number) => ['', 'Ada', 'Bo', 'Cy', 'Di'][seat]!;
const ROW = [5, 14, 2, 11, 0, 1, 0] as SheetRow;

beforeEach(async () => {
  await words.speak('en');
  await words.include('end');
});

describe('the end in words', () => {
  for (const lang of LANGUAGES) {
    it(`is told to everybody in ${lang}, whoever won`, async () => {
      await words.speak(lang);
      for (const game of ['two', 'four', 'tied', 'solo'] as const) {
        const view = lastView(game);
        for (const you of [[], [1], [2], [1, 2]].filter((seats) => !view.rank || seats[0] === 1)) {
          const said = finished(view, you);
          const told = [headline(said, name), comment(said, name), reasons(said, name)];
          for (const text of [...told, shareText(said, ROW, name)])
            expect(text).not.toMatch(/web-|\{|undefined|NaN/);
          expect(told[0]).not.toBe('');
        }
      }
    });
  }

  it('says “you” to who played, and nobody’s name twice', () => {
    const view = lastView('two');
    const [winner, loser] = placed(finished(view)).map(({ seat }) => seat);
    expect(headline(finished(view, [winner!]), name)).toBe('You win!');
    expect(headline(finished(view, [loser!]), name)).toBe(`${name(winner!)} wins!`);
    expect(reasons(finished(view, [winner!]), name)).toMatch(
      /^You have \d+ points, \d+ more than /,
    );
    expect(reasons(finished(view, [loser!]), name)).toMatch(/more than you\. .+ against your /);
    expect(reasons(finished(view), name)).not.toMatch(/you/);
  });

  it('says first who has left, where nobody else is left to play with', () => {
    const view = { ...lastView('two'), phase: 'magic' as const, winners: null };
    const standings = [{ seat: 1 }, { seat: 2 }] as Standing[];
    const deserted = { view, standings, you: [1], left: [2] };
    expect(headline(deserted, name)).toBe('Bo has left: you win.');
    expect(headline({ ...deserted, you: [] }, name)).toBe('Ada wins: everybody else has left.');
    expect([comment(deserted, name), reasons(deserted, name)]).toEqual(['', '']);
    expect(shareText(deserted, undefined, name)).not.toMatch(/\n$/);
  });

  it('tells a tie-break with the points of everybody in it', () => {
    expect(reasons(finished(lastView('tied'), [1]), name)).toMatch(
      /^A tie at \d+ points! .+: (Ada \d+, Bo \d+|Bo \d+, Ada \d+)\.$/,
    );
  });
});

describe('a result for others', () => {
  it('is a line for each seat, by place, and never “you”', () => {
    const view = lastView('four');
    const lines = shareText(finished(view, [1]), undefined, name).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe(`Dice Miner: ${name(view.winners![0]!)} wins!`);
    placed(finished(view)).forEach(({ seat, total }, i) => {
      expect(lines[i + 1]).toMatch(new RegExp(`^${i + 1}\\. ${name(seat)} \\(.+\\): ${total} \\(`));
    });
    expect(lines.join()).not.toMatch(/\byou\b/i);
  });

  it('of a game alone is the rank and the parts of the score', () => {
    const view = { ...lastView('solo'), score: 21, rank: 'brave-start' as const };
    expect(shareText(finished(view, [1]), ROW, name)).toBe(
      'Dice Miner: A brave start\nScore: 21 (Tunnels 5, Treasure 14, Hazards 2)',
    );
  });

  it('has the same numbers in its picture', () => {
    const view = lastView('four');
    const { seats, rows } = posterOf(finished(view), undefined, name);
    const totals = rows.find(({ strong }) => strong)!.cells;
    expect(seats.map((seat, i) => [seat.name, totals[i]])).toEqual(
      placed(finished(view)).map(({ seat, total }) => [name(seat), words.number(total)]),
    );
    for (const { cells } of rows) expect(cells).toHaveLength(4);
    const alone = posterOf(finished(lastView('solo'), [1]), ROW, name);
    expect(alone.rows.map(({ cells }) => cells[0])).toEqual(['5', '14', '2', expect.anything()]);
  });
});
