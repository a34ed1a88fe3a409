/**
 * Draws the icons of the installed game from our own drawing, and the picture that links to it are
 * shown with from the home screen: `node scripts/icons.mjs` in web/. What is drawn is kept in
 * public/icons and public/preview.jpg; CHROMIUM names another browser.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const here = new URL('../public/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', here), 'utf8');
// A launcher cuts its own shape out of a maskable icon: all that matters lies within four fifths,
// and the night and the mountain go on to the edge.
const inner = icon.slice(icon.indexOf('<path'), icon.lastIndexOf('</svg>'));
const land = '<path d="M-40 130 0 78 22 46l10 8 20-34 18 26 8-8 22 34 40 52z" fill="#574553"/>';
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#241a3a"/><g transform="translate(50 48) scale(.92) translate(-50 -54)">${land}${inner.slice(inner.indexOf('/>') + 2)}</g></svg>`;

const ICONS = [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['maskable-512', maskable, 512],
  ['touch-180', maskable, 180],
];
mkdirSync(new URL('icons/', here), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const [name, svg, side] of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${side}px}</style>${svg}`);
  await page.screenshot({
    path: new URL(`icons/${name}.png`, here).pathname,
    omitBackground: true,
  });
  await page.close();
}

// As large as sites that show links ask for, and without what can be clicked.
const vite = await createServer({ server: { port: 0, host: '127.0.0.1', proxy: {} } });
await vite.listen();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, locale: 'en' });
await page.goto(vite.resolvedUrls.local[0]);
await page.locator('.hero .picture use').first().waitFor();
await page.addStyleTag({
  content:
    '.bar, .hero .deeds, .hero .small { display: none !important }' +
    '.home > .hero { height: 630px !important; margin: 0 !important }' +
    '.home > .hero > .picture { height: 80% !important; left: 300px !important }' +
    '.home > .hero > .words { padding: 0 0 0 24px !important }',
});
await page.evaluate(() => document.fonts.ready);
await page.screenshot({
  path: new URL('preview.jpg', here).pathname,
  type: 'jpeg',
  quality: 78,
});
await browser.close();
await vite.close();
