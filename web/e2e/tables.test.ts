import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Created } from '../src/core/messages';
import { asked, openHouse, setUp } from './house';

/** So many unfinished tables may a guest of this file have. */
const MOST = 3;
const BOT = { who: 'bot', bot: 'greedy', name: 'Grim' };
const ADA = { who: 'me', name: 'Ada' };

const house = openHouse({
  settings: { DICEMINER_SERVER_OPEN_TABLES: `${MOST}` },
  // What the browser itself says of answers that are refusals.
  expected: /status of 404|status of 429|Service Worker registration blocked/,
});

async function create(page: Page, seats: readonly object[]): Promise<Created> {
  const rules = { players: seats.length, deal_heroes: true };
  const answer = await page.request.post('/api/tables', { data: { rules, seats } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Created;
}

/** Ada and Bo at a table that has begun, each in a browser of their own. */
async function together(...more: object[]): Promise<{ ada: Page; bo: Page; id: string }> {
  const [ada, bo] = [await house.known(), await house.known()];
  const { id, links } = await create(ada, [ADA, { who: 'open' }, ...more]);
  await bo.goto(links['2'] ?? '');
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await ada.goto(`/t/${id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, bo]) await page.waitForSelector('[data-testid=ask]');
  return { ada, bo, id };
}

const menu = (page: Page) => page.getByRole('button', { name: 'This table' });
const dialog = (page: Page) => page.getByRole('dialog');
const listed = (page: Page) =>
  page.getByRole('region', { name: 'Your tables' }).getByRole('listitem');

async function leaveForGood(page: Page): Promise<void> {
  await menu(page).click();
  await dialog(page).getByRole('button', { name: 'Leave for good' }).click();
  await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Leave for good' }).click();
}

describe('leaving', () => {
  it('asks first, and lets a bot play on where two others are left', async () => {
    const { ada, bo } = await together(BOT);
    await menu(bo).click();
    await dialog(bo).getByRole('button', { name: 'Go home' }).waitFor();
    await bo.keyboard.press('Escape');
    await dialog(bo).waitFor({ state: 'detached' });
    expect(await menu(bo).evaluate((button) => button === document.activeElement)).toBe(true);
    await leaveForGood(bo);
    await bo.locator('.home .hero').waitFor();
    await ada.getByText('has left').waitFor();
    await asked(ada);
    expect(await listed(bo).count()).toBe(0);
    expect(await ada.title()).toBe('Your turn! · Dice Miner');
  });

  it('ends a game of two, and who stays has won', async () => {
    const { ada, bo, id } = await together();
    await leaveForGood(bo);
    await ada.getByText('Ada wins: everybody else has left.').waitFor();
    await dialog(ada).getByText('Bo has left: you win.').first().waitFor();
    expect(await ada.locator('.mountain .die.open').count()).toBe(0);
    // They may still look at it, and are told that they only watch.
    await bo.goto(`/t/${id}`);
    await bo.getByText('watching', { exact: true }).waitFor();
  });

  it('is offered in the list, says what becomes of the table, and can be thought better of', async () => {
    const page = await house.home();
    await page.click('.hero .button.main');
    await page.waitForSelector('[data-testid=ask]');
    await page.goto('/');
    const remove = page.getByRole('button', { name: /^Leave “/ });
    expect(await listed(page).innerText()).toMatch(/Flint\s+0[^]*Round 1/);
    await remove.click();
    await dialog(page).getByText('The game ends, and the table is removed.').waitFor();
    await dialog(page).getByRole('button', { name: 'Stay' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
    await remove.click();
    await dialog(page).getByRole('button', { name: 'Leave for good' }).click();
    await listed(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.hero .button.main').waitFor();
    expect(await listed(page).count()).toBe(0);
  });

  it('lets one of three at one screen go', async () => {
    const page = await house.home();
    await setUp(page, 'With friends');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'One more seat' }).click();
    for (const [seat, name] of ['Bo', 'Cid'].entries()) {
      await page.getByLabel(`Who sits in seat ${seat + 2}`).selectOption('here');
      await page.getByLabel(`Name in seat ${seat + 2}`).fill(name);
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await asked(page);
    await menu(page).click();
    await dialog(page).getByRole('button', { name: 'Leave for good' }).click();
    await dialog(page).getByRole('button', { name: 'Bo leaves' }).click();
    await page.getByText('has left').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await asked(page);
  });
});

describe('a finished game', () => {
  it('is removed from the list after a second thought', async () => {
    const page = await house.known();
    const { id } = await create(page, [ADA, BOT]);
    await page.request.post(`/api/tables/${id}/leave`, { data: {} });
    const other = await create(page, [ADA, { who: 'here', name: 'Bo' }]);
    await page.request.post(`/api/tables/${other.id}/leave`, { data: { seat: 2 } });
    await page.goto('/');
    const past = page.getByRole('region', { name: 'Games you finished' }).getByRole('listitem');
    await past.waitFor();
    const remove = page.getByRole('button', { name: 'Remove “Ada · Bo” from the list' });
    await remove.click();
    await page.getByText('Remove?').waitFor();
    expect(await past.count()).toBe(1);
    await remove.click();
    await past.waitFor({ state: 'detached' });
  });
});

describe('too many tables', () => {
  it('are no dead end: the oldest is offered to be left', async () => {
    const page = await house.known();
    const tables: Created[] = [];
    for (let i = 0; i < MOST; i++) tables.push(await create(page, [ADA, { who: 'open' }]));
    await page.goto('/');
    await setUp(page, 'With friends');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText(`You have ${MOST} unfinished tables`).waitFor();
    await page.getByRole('button', { name: 'Leave the oldest and play' }).click();
    await page.getByRole('heading', { name: 'The table is set' }).waitFor();
    const oldest = await page.request.get(`/api/tables/${tables[0]?.id}`);
    expect(oldest.status()).toBe(404);
    await page.goto('/');
    await expect.poll(() => listed(page).count()).toBe(MOST);
  });
});

describe('a link', () => {
  it('to a table without a seat says that one watches, and how to sit', async () => {
    const host = await house.known();
    const { id } = await create(host, [ADA, { who: 'open' }]);
    await host.goto(`/t/${id}`);
    await host.getByText('The address of this page only lets them watch').waitFor();
    const friend = await house.guest();
    await friend.goto(`/t/${id}`);
    await friend.getByText('ask the host for the link of an open seat').waitFor();
    expect(await friend.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  });

  it('to nowhere shows the page, and the way home', async () => {
    const page = await house.guest();
    const answer = await page.goto('/nope');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.locator('.hero .button.main').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is previewed with a picture that is there', async () => {
    const page = await house.guest();
    await page.goto('/');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture).toBe(`${house.url}/preview.jpg`);
    const body = await (await page.request.get(picture ?? '')).body();
    expect(body.length).toBeLessThan(200_000);
    expect([...body.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });
});

describe('reactions', () => {
  it('are seen by the others for a moment, said politely, and can be muted for good', async () => {
    const { ada, bo } = await together();
    const open = ada.getByRole('button', { name: 'Reactions' });
    await open.click();
    await ada.keyboard.press('Escape');
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    await ada.keyboard.press('Enter');
    await ada.getByRole('button', { name: 'Raise a mug!' }).press('Enter');
    const bubble = bo.locator('.bubble');
    await bubble.waitFor();
    await bo.locator('[aria-live=polite]', { hasText: 'Ada raises a mug!' }).waitFor();
    await bubble.waitFor({ state: 'detached' });

    await menu(bo).click();
    await bo.getByLabel('Mute the others’ reactions').check();
    await bo.keyboard.press('Escape');
    await bo.reload();
    await bo.getByRole('button', { name: 'Reactions' }).waitFor();
    await open.click();
    await ada.getByRole('button', { name: 'Well done!' }).click();
    await ada.locator('.bubble').waitFor();
    // One's own are shown: when this one is there, the earlier one would be, too.
    await bo.getByRole('button', { name: 'Reactions' }).click();
    await bo.getByRole('button', { name: 'Oh no!' }).click();
    await bubble.waitFor();
    expect(await bubble.count()).toBe(1);
  });

  it('are not there among bots', async () => {
    const page = await house.known();
    const { id } = await create(page, [ADA, BOT]);
    await page.goto(`/t/${id}`);
    await page.waitForSelector('[data-testid=ask]');
    await menu(page).click();
    await dialog(page).getByRole('button', { name: 'Go home' }).waitFor();
    expect(await page.getByRole('button', { name: 'Reactions' }).count()).toBe(0);
    expect(await page.getByLabel('Mute the others’ reactions').count()).toBe(0);
  });
});

describe('a note of the browser', () => {
  it('comes with one’s turn while nobody looks at the page, if that was asked for', async () => {
    const { ada, bo } = await together();
    const acting = (await ada.title()).startsWith('Your turn') ? ada : bo;
    const waiting = acting === ada ? bo : ada;
    await waiting.context().grantPermissions(['notifications']);
    await menu(waiting).click();
    await waiting.getByLabel('Tell me when it is my turn').check();
    await waiting.keyboard.press('Escape');
    await waiting.evaluate(() => {
      const notes: string[] = [];
      const Shown = function (title: string, { body }: { body: string }) {
        notes.push(`${title}: ${body}`);
      };
      Object.assign(Shown, { permission: 'granted' });
      Object.assign(globalThis, { notes, Notification: Shown });
      Object.defineProperty(document, 'hidden', { get: () => true });
    });
    await acting.locator('.mountain .die.open').first().click();
    await expect
      .poll(() => waiting.evaluate(() => (globalThis as unknown as { notes: string[] }).notes))
      .toEqual(['Dice Miner: It is your turn to dig.']);
    expect(await waiting.title()).toBe('Your turn! · Dice Miner');
  });
});
