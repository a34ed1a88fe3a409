import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, asked, dieOf, newTable, openHouse, speak, tableAt } from './house';

const BUILT = '../src/diceminer/server/page';
const ME = { who: 'me', name: 'Ada' };
const BOT = { who: 'bot', bot: 'greedy', name: 'Grim' };
const QUICK = { rules: { players: 2, deal_heroes: true }, seats: [ME, BOT] };

const house = openHouse({
  expected: /WebSocket connection|ERR_|Failed to load|Service Worker registration blocked/,
});

describe('the page', () => {
  it('can be installed', async () => {
    const page = await house.home();
    const devtools = await page.context().newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(data ?? '{}') as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of icons) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (type === 'image/png') expect(size).toBe(sizes);
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test's browser keeps nothing, which alone speaks against installing.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([]);
  });

  it('opens while its server is away, and says so', async () => {
    const page = await house.home();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForSelector('.hero .button.main');
    await house.kill();
    await page.reload();
    await page.getByText('The server does not answer').waitFor();
    await house.start();
    await page.getByText('The server does not answer').waitFor({ state: 'detached' });
  });

  it('links to the notices of what it is made of, and still opens when its server is away', async () => {
    const page = await house.home();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForLoadState('networkidle');
    const [notices] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Licences of fonts and libraries' }).click(),
    ]);
    await notices.waitForLoadState();
    expect(await notices.locator('body').innerText()).toMatch(
      /^Third-party notices[^]*SIL OPEN FONT LICENSE/,
    );
    await house.kill();
    await page.reload();
    await page.getByText('The server does not answer').waitFor();
    await house.start();
  });

  it.each(['en', 'it', 'fr', 'es'])(
    'is served compressed, under hashed names, and begins with less than 80 kB of script in %s',
    async (locale) => {
      // Whoever takes motion and tips has the most to load.
      const page = await house.home({ newcomer: true, locale, reducedMotion: 'no-preference' });
      // And sounds, which browsers let nobody hear who has not touched the page.
      await page.locator('h1').click();
      await newTable(page, QUICK);
      await page.waitForSelector('.mountain .die');
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
          // Games and bots are in a worker, whose script is fetched beside the page's.
          .filter((path) => !path.startsWith('/assets/worker-')),
      );
      expect(scripts.length).toBeGreaterThan(1);
      let bytes = 0;
      for (const script of scripts) {
        expect(script).toMatch(/-[\w-]{8}\.js$/);
        const answer = await fetch(house.url + script, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(answer.headers.get('content-encoding')).toBe('gzip');
        expect(answer.headers.get('cache-control')).toMatch(/immutable/);
        bytes += statSync(`${BUILT}${script}.gz`).size;
      }
      expect(bytes).toBeGreaterThan(20_000);
      expect(bytes).toBeLessThan(80_000);
    },
  );

  it('has a compressed copy of every script and style', () => {
    for (const name of readdirSync(`${BUILT}/assets`).filter((name) => /\.(js|css)$/.test(name)))
      expect(readFileSync(`${BUILT}/assets/${name}.br`).length).toBeGreaterThan(0);
  });

  it('says so while texts or parts of it cannot be loaded, and tries again', async () => {
    // Requests of a service worker can't be intercepted.
    const page = await house.guest({ serviceWorkers: 'block' });
    const away = async (files: string, open: () => Promise<unknown>) => {
      await page.route(files, (route) => route.abort());
      await open();
      await page.getByText('The server does not answer').waitFor();
      await page.unroute(files);
      await page.getByText('The server does not answer').waitFor({ state: 'detached' });
    };
    await away('**/assets/en-*.js', () => page.goto(house.url));
    await page.waitForSelector('.hero .button.main');
    await away('**/assets/Rules-*.js', () => page.locator('nav .icon').first().click());
    await page.locator('dialog h2').waitFor();
  });

  it('keeps the language and the sound that were chosen', async () => {
    const page = await house.home({ locale: 'fr-CH' });
    await page.getByRole('button', { name: 'Jouer tout de suite' }).waitFor();
    await page.locator('nav select').selectOption('it');
    await page.getByRole('button', { name: 'Gioca subito' }).waitFor();
    const sound = page.locator('nav [aria-pressed]');
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    await page.locator('body').press('m');
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.getByRole('button', { name: 'Gioca subito' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    await page.locator('body').press('m');
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('by touch', () => {
  const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

  it('a die shows what would slide before it is taken', async () => {
    const page = await house.known(PHONE);
    const die = dieOf(page, await tableAt(page, 'slide', QUICK));
    const dice = page.locator('.mountain .die');
    const lying = await dice.count();
    await die.tap();
    await page.getByText('Tap again to take it').waitFor();
    await page.locator('.paths path').first().waitFor();
    expect(await dice.count()).toBe(lying);
    await die.tap();
    await expect.poll(() => dice.count()).toBeLessThan(lying);
  });

  it('a die is taken even where the browser gives the touch to what is below it', async () => {
    const page = await house.known(PHONE);
    const die = dieOf(page, await tableAt(page, 'take', QUICK));
    const lying = await page.locator('.mountain .die').count();
    const { x, y, width, height } = (await die.boundingBox())!;
    await page.locator('.slots').evaluate((slots) => (slots.style.pointerEvents = 'none'));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(() => page.locator('.mountain .die').count()).toBeLessThan(lying);
  });

  it('a die that is held shows itself, and stays', async () => {
    const page = await house.known(PHONE);
    const die = dieOf(page, await tableAt(page, 'take', QUICK));
    const lying = await page.locator('.mountain .die').count();
    const box = (await die.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.locator('.looked').waitFor();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The server answers in order: with a hint for this turn, no die was taken before it.
    await page.getByRole('button', { name: 'Hint' }).tap();
    await page.locator('.hint .best').waitFor();
    expect(await page.locator('.mountain .die').count()).toBe(lying);
  });
});

describe('a line that is cut in mid-turn', () => {
  it('comes back by itself, and what was chosen meanwhile is played once', async () => {
    const page = await house.known();
    const lines: { close: () => Promise<void> }[] = [];
    let down = false;
    await page.routeWebSocket(/\/ws\//, (socket) => {
      if (down) {
        void socket.close({ code: 1011 });
        return;
      }
      const server = socket.connectToServer();
      lines.push({
        close: async () => {
          await server.close();
          await socket.close({ code: 1011 });
        },
      });
    });
    const die = dieOf(page, await tableAt(page, 'take', QUICK));
    await page.evaluate(() => Object.assign(globalThis, { unbroken: true }));
    const dice = page.locator('.mountain .die');
    const lying = await dice.count();
    const mine = page.locator('.log li.take', { hasText: /^Ada/ });
    const taken = await mine.count();
    down = true;
    await Promise.all(lines.splice(0).map((line) => line.close()));
    await page.getByText('The connection is lost').waitFor();
    await die.click();
    expect(await dice.count()).toBe(lying);
    down = false;
    await page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 30_000 });
    await expect.poll(() => dice.count()).toBeLessThan(lying);
    await asked(page);
    expect(await mine.count()).toBe(taken + 1);
    expect(await page.evaluate(() => 'unbroken' in globalThis)).toBe(true);
  });
});

describe('before the start', () => {
  it('the host removes, replaces and fills seats, and who lost one is told', async () => {
    const host = await house.home();
    await newTable(host, { rules: { players: 3 }, seats: [ME, { who: 'open' }, { who: 'open' }] });
    await host.getByRole('heading', { name: 'The table is set' }).waitFor();
    const link = await host.evaluate(async () => {
      const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}`);
      const { seats } = (await answer.json()) as { seats: { link?: string }[] };
      return seats.find((seat) => seat.link)?.link ?? '';
    });
    const friend = await house.guest();
    await friend.goto(house.url + link);
    await friend.locator('input[autocomplete=nickname]').fill('Bo');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    const seats = host.locator('main li select');
    await host.locator('main li').getByText('Bo', { exact: true }).first().waitFor();
    expect(await host.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
    await seats.nth(0).selectOption('open');
    await friend.getByText('The host has given your seat away').waitFor();
    await seats.nth(0).selectOption('greedy');
    await seats.nth(1).selectOption('novice');
    await host.getByRole('button', { name: 'Start the game' }).click();
    await host.waitForSelector('[data-testid=ask]');
    await friend.getByText('watching', { exact: true }).waitFor();
    const late = await house.guest();
    await late.goto(house.url + link);
    await late.getByText('This seat is taken').waitFor();
  });
});

describe('help', () => {
  it('comes from the master among bots, and goes with the next move', async () => {
    const page = await house.known();
    const die = dieOf(page, await tableAt(page, 'take', QUICK));
    await page.keyboard.press('i');
    const first = page.locator('.hint .best');
    await first.waitFor();
    expect(await first.innerText()).toMatch(/chance to win: \d+\s?%/);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hint' }).click();
    await first.waitFor();
    await die.click();
    await first.waitFor({ state: 'detached' });
  });

  it('says why a die cannot be taken', async () => {
    const page = await house.known();
    await tableAt(page, 'take', QUICK);
    await page.locator('.mountain .die.shut').first().click({ force: true });
    const refusal = page.locator('[role=alert]');
    await refusal.waitFor();
    expect(await refusal.innerText()).toMatch(/^(This die|Dice) lies? on /);
    expect(await ask(page)).toMatch(/Take a top die/);
    await speak(page, 'it');
    await expect.poll(() => refusal.innerText()).toMatch(/^Questo dado /);
  });
});

describe('a recorded game', () => {
  let recorded: ViteDevServer;
  beforeAll(async () => {
    recorded = await createServer({
      root: '.',
      server: { port: 0, host: '127.0.0.1', proxy: {} },
      logLevel: 'error',
    });
    await recorded.listen();
  });
  afterAll(() => recorded.close());

  it('draws a face that only an owner’s box has', async () => {
    const page = await house.guest();
    await page.goto(`${recorded.resolvedUrls?.local[0] ?? ''}dev.html?game=two&at=20&you=1`);
    await page.waitForSelector('[data-testid=ask]', { timeout: 60_000 });
    const drawn = () =>
      page.evaluate(() =>
        ['G4', 'turned-G4', 'G3', 'turned-G3'].map((face) => {
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          svg.innerHTML = `<use href="#dm-${face}"/>`;
          document.body.append(svg);
          const { width } = svg.querySelector('use')!.getBBox();
          svg.remove();
          return Math.round(width / 10);
        }),
      );
    expect((await drawn()).slice(0, 2)).toEqual([0, 0]);
    await page.evaluate(() => {
      const { facts } = globalThis as unknown as { facts: { box: { faces: string[] } } };
      facts.box = { ...facts.box, faces: [...facts.box.faces, 'G4'] };
    });
    await page.waitForSelector('#dm-G4', { state: 'attached' });
    const [upright, turned, ...known] = await drawn();
    expect([upright, turned]).toEqual(known);
  });

  it('shows its result once, not again in another language', async () => {
    const page = await house.guest();
    await page.goto(`${recorded.resolvedUrls?.local[0] ?? ''}dev.html?game=two&at=999&you=1`);
    await page.locator('dialog').waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await speak(page, 'it');
    // A window that had come by itself would be in the way of this click.
    await page.getByRole('button', { name: 'Vedi il risultato' }).click({ timeout: 10_000 });
    await page.locator('dialog').waitFor();
  });

  it('that was tied is shown with what broke the tie', async () => {
    const page = await house.guest();
    await page.goto(`${recorded.resolvedUrls?.local[0] ?? ''}dev.html?game=tied&at=999&you=1`);
    await page
      .getByText(/^A tie at 118 points! .*: Ada 58, Hilda 40\.$/)
      .waitFor({ timeout: 60_000 });
    const row = page.locator('dialog tr', { has: page.getByText('Tie-break') });
    expect(await row.locator('td').allInnerTexts()).toEqual(['58', '40']);
    expect(await page.locator('dialog tr.total td').allInnerTexts()).toEqual(['118', '118']);
  });
});
