/** Games in the browser itself, in a second browser engine: Firefox as it is released. */
import { firefox } from 'playwright-bidi';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { click, digAlone, isOver, openHouse, playOn, ready, RESULT } from './house';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

type Prefs = Record<string, number>;

/** Over WebDriver BiDi, which released Firefoxes speak; Playwright's own has another protocol. */
async function launchFirefox(prefs: Prefs = {}): Promise<Browser> {
  const browser = await firefox.launch({
    executablePath: FIREFOX,
    channel: 'moz-firefox',
    // BiDi has no command for this in Firefox yet.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, ...prefs },
  });
  // The two versions of Playwright differ in nothing that is used here.
  return browser as unknown as Browser;
}

const house = openHouse({ launchBrowser: launchFirefox });

const home = (page: Page): Promise<void> => page.locator('.hero .button.main').waitFor();

/** What is stored of a game, as far as it is seen: not what the player has in hand. */
const position = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
    return {
      mountain: [...document.querySelectorAll<HTMLElement>('.mountain .die')].map(
        ({ dataset, ariaLabel }) => `${dataset['slot']}: ${ariaLabel}`,
      ),
      trove: texts('.large'),
      // A page that has just come is told the last actions only.
      log: texts('section.log li').slice(-20),
    };
  });

/** Clicks until a game is under way; one against bots is not over yet. */
async function begin(page: Page): Promise<void> {
  await page.waitForURL(/\/t\/local-\w+$/);
  const lines = page.locator('section.log li');
  // A die may take two clicks, and alone some magic has to be spent first.
  for (let clicks = 0; clicks < 5 || ((await lines.count()) < 3 && clicks < 30); clicks++)
    await click(await ready(page));
  await ready(page);
}

/** Loads the page again, which shows the game as it was. */
async function reload(page: Page): Promise<void> {
  const before = await position(page);
  expect(before.log.length).toBeGreaterThan(2);
  await page.reload();
  await ready(page);
  expect(await position(page)).toEqual(before);
}

describe('Firefox', () => {
  it('plays a whole game alone, over a reload, and remembers its rank', async () => {
    const page = await house.home();
    await digAlone(page);
    await begin(page);
    await reload(page);
    await playOn([page]);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.locator('.best').waitFor();
    await page.reload();
    await page.locator('.best').waitFor();
  });

  it('plays a whole game against bots, over a reload', async () => {
    const page = await house.home();
    await page.locator('.hero .button.main').click();
    await begin(page);
    expect(await isOver(page)).toBe(false);
    await reload(page);
    await playOn([page]);
    expect(await page.locator('dialog h2').innerText()).toMatch(RESULT);
  });

  it('begins games, and opens them again, while the server is away', async () => {
    const page = await house.home();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await house.kill();
    await page.locator('.hero .button.main').click();
    await begin(page);
    await reload(page);
    await page.goto(house.url);
    await home(page);
    await digAlone(page);
    await begin(page);
    await house.start();
  });

  it('plays against bots where the site may keep nothing, and says so', async () => {
    const blocked = await launchFirefox({ 'network.cookie.cookieBehavior': 2 });
    try {
      const page = await blocked.newPage({ locale: 'en' });
      page.on('pageerror', ({ message, stack = '' }) => {
        // Firefox itself reports the service worker that it refuses there.
        if (!stack.startsWith('Failed to register/update a ServiceWorker'))
          house.complaints.push(message);
      });
      await page.goto(house.url);
      await page.locator('.hero .button.main').click();
      await begin(page);
      expect(await isOver(page)).toBe(false);
      await page.getByText('This browser keeps nothing at the moment').waitFor();
    } finally {
      await blocked.close();
    }
  });
});
