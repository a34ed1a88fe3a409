/**
 * Takes the README's pictures, of recorded games: `npm run pictures` in web/. They are kept in
 * docs/table.jpg and docs/phones.jpg; CHROMIUM names another browser.
 */
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const docs = new URL('../../docs/', import.meta.url);
const PHONE = { width: 390, height: 800 };
const GAP = 15;

const vite = await createServer({ server: { port: 0, host: '127.0.0.1', proxy: {} } });
await vite.listen();
const [base] = vite.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const still = { reducedMotion: 'reduce', colorScheme: 'dark' };
/** Whoever has had the tips of a first game. */
const withoutTips = () => (localStorage['diceminer'] = JSON.stringify({ tips: false }));

/** Waits until a table is drawn, in a page or in a frame of one. */
async function drawn(frame) {
  await frame.locator('.mountain .drawing').first().waitFor();
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function keep(page, name) {
  const path = new URL(name, docs).pathname;
  await page.screenshot({ path, type: 'jpeg', quality: 86 });
}

const table = await browser.newPage({ ...still, viewport: { width: 1280, height: 800 } });
await table.addInitScript(withoutTips);
await table.goto(`${base}dev.html?game=four&at=47&you=1&lang=en`);
await drawn(table);
await keep(table, 'table.jpg');

// Three of them side by side: digging, spending magic, and the end.
const phones = await browser.newPage({
  ...still,
  viewport: { width: 3 * PHONE.width + 2 * GAP, height: PHONE.height },
});
await phones.addInitScript(withoutTips);
await phones.goto(`${base}dev.html?game=two&at=41&you=1&lang=it`);
await phones.evaluate(
  ([phone, gap]) => {
    document.body.replaceChildren(
      ...['two&at=41&lang=it', 'two&at=66&lang=fr', 'two&at=999&lang=es'].map((moment, i) => {
        const frame = document.createElement('iframe');
        frame.src = `dev.html?you=1&game=${moment}`;
        Object.assign(frame.style, {
          position: 'absolute',
          border: '0',
          left: `${i * (phone.width + gap)}px`,
          width: `${phone.width}px`,
          height: `${phone.height}px`,
        });
        return frame;
      }),
    );
  },
  [PHONE, GAP],
);
const frames = phones.frames().slice(1);
for (const frame of frames) await drawn(frame);
await frames[2].locator('dialog h2').waitFor();
await keep(phones, 'phones.jpg');

await browser.close();
await vite.close();
