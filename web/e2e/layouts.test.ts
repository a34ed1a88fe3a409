import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choose, dieOf, newTable, openHouse, settled, speak, tableAt } from './house';
import { BOTS, shot } from './looking';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [667, 375],
  [390, 844],
  [360, 640],
  [320, 568],
  // A desk at 200 %.
  [720, 450],
] as const;
/** Where words have the least room: tried in all languages. */
const TIGHT = ['1280x720', '667x375', '320x568'];
const PHONES = [
  [390, 844],
  [844, 390],
] as const;

const TWO = { rules: { players: 2, deal_heroes: true }, seats: BOTS.slice(0, 2) };
const FOUR = { rules: { players: 4, deal_heroes: true }, seats: BOTS };
const SOLO = { rules: { players: 1 }, seats: [BOTS[0]] };

const house = openHouse();

/** What is cut, covered or too small to hit, and how high the question is. */
const measure = (page: Page): Promise<{ faults: string[]; question: number; phase: string }> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
    if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const within = (one: DOMRect, other: DOMRect) =>
      one.left >= other.left - 1 &&
      one.top >= other.top - 1 &&
      one.right <= other.right + 1 &&
      one.bottom <= other.bottom + 1;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const boxes = ['.mountain', 'section.ask', '.own > .trove'].map((selector) => {
      const box = all(selector)[0]!.getBoundingClientRect();
      if (box.height < 44 || !within(box, screen)) faults.push(`${selector} is not in sight`);
      return box;
    });
    const [mountain, question, own] = boxes as [DOMRect, DOMRect, DOMRect];
    const covers = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    if (covers(question, mountain)) faults.push('the question covers the mountain');
    if (covers(own, mountain)) faults.push('the trove covers the mountain');
    if (covers(question, own)) faults.push('the question covers the trove');

    for (const part of all('section.ask :is(.words, .deeds)'))
      if (part.scrollHeight > part.clientHeight + 1)
        faults.push(`the question scrolls: ${part.innerText}`);
    for (const part of all('section.ask :is(.what, .gains, .button)')) {
      const box = part.getBoundingClientRect();
      if (!within(box, question)) faults.push(`the question cuts “${part.innerText}”`);
      if (part.matches('.button') && Math.min(box.width, box.height) < 40)
        faults.push(`“${part.innerText}” is ${box.width} by ${box.height} px`);
      if (part.scrollWidth > part.clientWidth + 1) faults.push(`“${part.innerText}” runs over`);
    }
    // Every die of the mountain lies free.
    for (const die of all('.mountain .slots .die')) {
      const { left, top, width, height } = die.getBoundingClientRect();
      if (width < 36) faults.push(`a die of the mountain is ${width} px`);
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!die.contains(met) && !met?.closest('.heroes'))
        faults.push(`${die.dataset['slot']} is under ${met?.className}`);
    }
    // Dice that are asked for can be hit, and those out of sight scrolled to.
    const phase = all('main.game')[0]!.dataset['phase']!;
    for (const die of all('.own button.die'))
      if (['magic', 'cache'].includes(phase) && innerWidth < 800 && die.offsetWidth < 40)
        faults.push(`a die of the trove is ${die.offsetWidth} px`);
    const trove = all('.own > .trove')[0]!;
    for (const die of all('.own .die'))
      if (die.offsetLeft + die.offsetWidth > trove.clientWidth) faults.push('the trove cuts a die');
    if (trove.scrollHeight > trove.clientHeight && getComputedStyle(trove).overflowY !== 'auto')
      faults.push('the trove can not be scrolled');
    // So can the others' dice, also by the keyboard.
    const others = all('.others')[0];
    if (others && others.scrollHeight > others.clientHeight + 1 && others.tabIndex < 0)
      if (getComputedStyle(others).overflowY === 'auto') faults.push('the keyboard misses others');
    return { faults: [...new Set(faults)], question: question.height, phase };
  });

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  heroes: (page) => newTable(page, { rules: { players: 2 }, seats: BOTS.slice(0, 2) }),
  digging: (page) => tableAt(page, 'slide', FOUR),
  'full troves': (page) => tableAt(page, 'take-in-last-round', TWO),
  sharing: async (page) => {
    await tableAt(page, 'share', FOUR);
    await page.locator('section.yours .deeds .button').first().click();
  },
  magic: (page) => tableAt(page, 'game-end', TWO),
  chests: (page) => tableAt(page, 'cache', TWO),
  solo: (page) => tableAt(page, 'draft-wild', SOLO),
};

describe('mountain, question and own trove', () => {
  it('are in sight together on every screen, and the question is always as high', async () => {
    const page = await house.known();
    const found: string[] = [];
    const heights: Record<string, Set<number>> = {};
    for (const [state, open] of Object.entries(STATES)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page);
      await page.locator('section.yours').waitFor();
      for (const lang of ['fr', 'it', 'es', 'en']) {
        await speak(page, lang);
        await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' });
        for (const [width, height] of SIZES) {
          const size = `${width}x${height}`;
          if (lang !== 'fr' && !TIGHT.includes(size)) continue;
          await page.setViewportSize({ width, height });
          await settled(page);
          const { faults, question, phase } = await measure(page);
          found.push(...faults.map((fault) => `${state} ${lang} ${size}: ${fault}`));
          // With the mountain empty, phones give question and trove more room; at first, the heroes.
          const empty = ['magic', 'cache'].includes(phase) ? 'empty mountain' : '';
          (heights[`${size} ${phase === 'heroes' ? phase : empty}`] ??= new Set()).add(question);
          if (lang === 'fr') await shot(page, `layout-${state.replace(' ', '-')}-${size}`);
        }
      }
    }
    expect(found).toEqual([]);
    for (const [size, seen] of Object.entries(heights)) expect([size, ...seen]).toHaveLength(2);
    expect(house.complaints.splice(0)).toEqual([]);
  });
});

/** Whether every die of the mountain can be hit in its middle. */
const allFree = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mountain .slots .die')].every((die) => {
      const { left, top, width, height } = die.getBoundingClientRect();
      return die.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

describe('what would slide on a phone', () => {
  it('is shown between the dice, and said where one is asked: no words cover them', async () => {
    for (const [width, height] of PHONES) {
      const page = await house.known({ viewport: { width, height }, hasTouch: true });
      const die = dieOf(page, await tableAt(page, 'slide', FOUR));
      await die.tap();
      await page.locator('.paths path').first().waitFor();
      const faults = await page.evaluate(() => {
        const boxOf = (node: Element) => node.getBoundingClientRect();
        const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2];
        const has = (box: DOMRect, [x, y]: number[]) =>
          x! > box.left && x! < box.right && y! > box.top && y! < box.bottom;
        const question = boxOf(document.querySelector('section.ask')!);
        const said = boxOf(document.querySelector('section.ask .looked')!);
        const dice = [...document.querySelectorAll('.mountain .slots .die')].map(boxOf);
        const arrows = [...document.querySelectorAll('.paths path')].map(boxOf);
        return [
          ...(said.bottom > question.bottom || said.right > question.right
            ? ['the words are cut']
            : []),
          ...(document.querySelector('.mountain .tag') ? ['words lie over the dice'] : []),
          ...(arrows.some((arrow) => dice.some((each) => has(arrow, middle(each))))
            ? ['an arrow lies over a face']
            : []),
        ];
      });
      expect(faults).toEqual([]);
    }
  });
});

describe("the others' troves on a phone", () => {
  it('unfold by a tap on the card, leave the mountain free, and fold again', async () => {
    for (const [width, height] of PHONES) {
      const page = await house.known({ viewport: { width, height }, hasTouch: true });
      await tableAt(page, 'take-in-last-round', FOUR);
      const unfolded = page.locator('.trove.unfolded');
      for (const seat of ['3', '2']) {
        // The whole card does it: its name is no button.
        await page.locator(`.others [data-seat="${seat}"] h2`).tap({ force: true });
        await unfolded.waitFor();
        expect(await unfolded.getAttribute('data-seat')).toBe(seat);
        expect(await allFree(page)).toBe(true);
      }
      await unfolded.locator('.unfold').tap();
      await unfolded.waitFor({ state: 'detached' });
      await page.locator('.others [data-why="total 2"]').tap();
      await page.locator('.explanation.filled').waitFor();
      expect(await unfolded.count()).toBe(0);
    }
  });

  it('show the dice of a single one, beside the name and the points', async () => {
    for (const [width, height] of PHONES) {
      const page = await house.known({ viewport: { width, height }, hasTouch: true });
      await tableAt(page, 'take-in-last-round', TWO);
      const [dice, total, name] = await page.evaluate(() =>
        ['.groups', '.total', 'h2'].map((part) => {
          const card = document.querySelector('.others > .trove.folded')!;
          const { left, right } = card.querySelector(part)!.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(dice!.right - dice!.left).toBeGreaterThan(80);
      expect(dice!.right).toBeLessThanOrEqual(total!.left);
      expect(dice!.left).toBeGreaterThanOrEqual(name!.right);
    }
  });
});

describe('sheet and log on a phone', () => {
  it('open over the game, close in three ways, and give the keyboard back', async () => {
    const page = await house.known();
    await tableAt(page, 'take', TWO);
    const drawer = page.locator('dialog');
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      for (const [label, shows] of [
        ['Scores', 'table'],
        ['Log', 'ol'],
      ] as const) {
        const button = page.getByRole('button', { name: label, exact: true });
        for (const close of [
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(width / 2, 4),
          () => drawer.getByRole('button').first().click(),
        ]) {
          await button.click();
          await drawer.locator(shows).waitFor();
          expect(await drawer.evaluate((at) => at.contains(document.activeElement))).toBe(true);
          await close();
          await drawer.waitFor({ state: 'detached' });
          expect(await button.evaluate((at) => at === document.activeElement)).toBe(true);
        }
      }
    }
  });
});

describe('light and dark', () => {
  it('follow the system until somebody chooses', async () => {
    const page = await house.home({ colorScheme: 'light' });
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const sky = () =>
      page.evaluate(
        () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content,
      );
    expect(await theme()).toBe('light');
    const day = await sky();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
    expect(await sky()).not.toBe(day);
    await choose(page, 'light');
    expect(await theme()).toBe('light');
    await page.reload();
    await page.locator('.hero').waitFor();
    expect(await theme()).toBe('light');
  });
});
