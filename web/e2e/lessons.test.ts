/** Learning by playing: all lessons in a browser, wrong moves included, and the tips of a first game. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isSolo, lessons, parseLine, type Lesson, type Step } from '../src/lessons/script';
import { asked, openHouse, settled, tableAt } from './house';
import { axe, shot } from './looking';

const house = openHouse();

const slot = (page: Page, name: string): Locator =>
  page.locator(`.mountain .die[data-slot="${name}"]`);
const own = (page: Page, token: string): Locator =>
  page.locator(`.trove.large button.die[data-token="${token}"]`);
const main = (page: Page): Locator => page.locator('section.yours .deeds .button.main');

/** Does with clicks what a step asks for; the other player's lines follow by themselves. */
async function perform(page: Page, { play = [] }: Step): Promise<void> {
  const actions = play.map((line) => parseLine(line).action.split(' '));
  const [[verb = '', first = '', ...rest] = []] = actions;
  const others = (next: string) => actions.filter(([verb]) => verb === next);
  switch (verb) {
    case 'take':
    case 'recycle':
      return slot(page, first).click();
    case 'draft':
      await slot(page, first).click();
      if (rest[0] === 'as')
        await page.locator(`.deeds .choice:has(use[href$="-${rest[1]}"])`).click();
      return;
    case 'share':
      await own(page, first).click();
      return main(page).first().click();
    case 'spend':
      await own(page, rest[0] ?? first)
        .first()
        .click();
      for (const [, token = ''] of others('reroll')) await own(page, token).last().click();
      return main(page).click();
    case 'cache':
      for (const [, token = ''] of others('cache')) await own(page, token).click();
      return main(page).click();
    case 'refill':
      return page.getByRole('button', { name: 'Refill the mountain' }).click();
  }
}

const said = (page: Page): Promise<string> => page.locator('.foreman .said').innerText();

/** Waits until a step is said, and hurries what is shown before it. */
async function reach(page: Page, step: number): Promise<void> {
  await page.waitForFunction((step) => {
    if (document.querySelector(`.foreman[data-step="${step}"]`)) return true;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    return false;
  }, step);
}

async function playThrough(page: Page, { steps }: Lesson): Promise<void> {
  for (const [i, step] of steps.entries()) {
    await reach(page, i);
    expect(await said(page)).not.toMatch(/lesson-|web-|[{}]/);
    if (step.play) {
      await asked(page);
      await perform(page, step);
    } else if (i < steps.length - 1) await page.locator('.foreman button.main').click();
  }
}

/** A move in the first step of each lesson that is not the one, and a word of what is said to it. */
const WRONG: Record<string, [move: (page: Page) => Promise<void>, answer: RegExp]> = {
  top: [(page) => slot(page, 'c3').click(), /cost points/],
  cheers: [(page) => slot(page, 'c2').click(), /Share your Beer/],
  tunnels: [(page) => slot(page, 'c3').click(), /scores nothing/],
  treasure: [(page) => slot(page, 'c3').click(), /Take the gem/],
  hazards: [(page) => slot(page, 'c3').click(), /for dragons/],
  magic: [(page) => page.getByRole('button', { name: 'Enough magic' }).click(), /Not yet/],
  chests: [(page) => own(page, 'XC2').click(), /rare/],
  // Not legal: the engine says why.
  solo: [(page) => slot(page, 'c2').click({ force: true }), /./],
};

describe('the lessons', () => {
  it('lead a newcomer from home through all eight into a first game, with tips only on demand, and once', async () => {
    const page = await house.home({ newcomer: true });
    await page.getByRole('link', { name: 'Learn by playing' }).click();
    await page.getByRole('link', { name: 'Begin' }).click();
    for (const [i, lesson] of lessons.entries()) {
      await reach(page, 0);
      const before = await said(page);
      const [wrong, answer] = WRONG[lesson.id]!;
      await asked(page);
      await wrong(page);
      await page.locator('.foreman .wrong').waitFor();
      expect(await said(page)).not.toBe(before);
      expect(await said(page)).toMatch(answer);
      await playThrough(page, lesson);
      const next = lessons[i + 1];
      if (next)
        await page.getByRole('link', { name: isSolo(next) ? 'Next: solo' : 'Next lesson' }).click();
    }
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Play your first game' }).waitFor();
    expect(await page.getByRole('img', { name: 'done' }).count()).toBe(lessons.length);
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await asked(page);
    await settled(page);
    const tip = page.getByRole('group', { name: 'A tip' });
    expect(await tip.count()).toBe(0);
    await page.goto('/learn');
    await page.getByLabel('Short tips during a game').setChecked(false);
    await page.getByLabel('Short tips during a game').setChecked(true);
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await asked(page);
    await tip.getByText('glowing dice').waitFor();
    await page.reload();
    await asked(page);
    await settled(page);
    expect(await tip.getByText('glowing dice').count()).toBe(0);
  });

  it('can be begun anywhere, again, and by keyboard alone', async () => {
    const page = await house.home();
    await page.goto('/learn/3');
    await reach(page, 0);
    await asked(page);
    const mountain = page.getByRole('group', { name: /arrow keys/ });
    while (!(await mountain.evaluate((group) => group.contains(document.activeElement))))
      await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset);
    const take = async (slot: string, ...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      expect((await focused())['slot']).toBe(slot);
      await page.keyboard.press('Enter');
    };
    // The keyboard comes to the die that is asked for.
    await take('c2');
    await reach(page, 1);
    await page.getByRole('button', { name: 'Start this lesson again' }).press('Enter');
    await reach(page, 0);
    await asked(page);
    await slot(page, 'c3').focus();
    await take('c2', 'ArrowLeft');
    await reach(page, 1);
    await page.getByRole('button', { name: 'Start this lesson again' }).press('Enter');
    await reach(page, 0);
    await asked(page);
    await slot(page, 'c2').focus();
    await take('c2');
    const { steps } = lessons[2]!;
    for (const [i, { play }] of steps.entries()) {
      await reach(page, i);
      if (!i || !play) continue;
      await asked(page);
      const to = parseLine(play[0]!).action.split(' ')[1]!;
      await slot(page, to).press('Enter');
    }
    // At the end, Enter goes on.
    await page.waitForFunction(() => document.activeElement?.matches('.foreman .main'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/learn\/4$/);
  });

  for (const locale of ['it', 'fr', 'es'])
    it(`are there in ${locale}, with every text`, async () => {
      const page = await house.home({ locale, newcomer: true });
      await page.locator('a[href="/learn"]').first().click();
      await page.locator('.learn a.main').click();
      await playThrough(page, lessons[0]!);
      const seen = await page.locator('body').innerText();
      expect(seen).not.toMatch(/lesson-|guide-|web-/);
      await tableAt(page, 'share', {
        rules: { players: 2 },
        seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
      });
      const text = await page.locator('.tip p').innerText();
      expect(text).not.toMatch(/guide-/);
      await settled(page);
      await shot(page, `tip-${locale}`);
    });

  it('have nothing that axe minds, and bubbles that cover no die they are about', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await house.home({ viewport, newcomer: true });
      const found: string[] = [];
      const look = async (name: string) => {
        await settled(page);
        found.push(...(await axe(page)).map((fault) => `${name}: ${fault}`));
        await shot(page, `${name}-en-${viewport.width}`);
      };
      await page.goto('/learn');
      await page.locator('.learn').waitFor();
      await look('lessons');
      await page.goto('/learn/2');
      await reach(page, 0);
      await look('lesson');
      await tableAt(page, 'share', {
        rules: { players: 2 },
        seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
      });
      const tip = page.getByRole('group', { name: 'A tip' });
      await tip.getByText('A Beer!').waitFor();
      await look('tip');
      const [bubble, beer] = await Promise.all(
        [tip, page.locator('.trove.large .die.lit').first()].map((each) => each.boundingBox()),
      );
      const apart =
        bubble!.y + bubble!.height <= beer!.y ||
        bubble!.y >= beer!.y + beer!.height ||
        bubble!.x + bubble!.width <= beer!.x ||
        bubble!.x >= beer!.x + beer!.width;
      expect(apart).toBe(true);
      expect(bubble!.x).toBeGreaterThanOrEqual(0);
      expect(bubble!.x + bubble!.width).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'detached' });
      expect([...new Set(found)]).toEqual([]);
    }
  });
});
