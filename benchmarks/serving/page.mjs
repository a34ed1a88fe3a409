// How long a person's move takes until the page shows it: solo games in a real Chromium.
//
//   node page.mjs ADDRESS MOVES CHROMIUM WEB
//
// A move is timed in the page itself, from the click to the first change of the table's elements
// after the server's answer. Clicks that send no move (a die opened for a choice) don't count.
// Prints one JSON object.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const [address, wanted, executablePath, web] = process.argv.slice(2);
const { chromium } = createRequire(resolve(web, 'package.json'))('playwright-core');
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync --disable-dev-shm-usage';

/** Runs in the page: watches its socket, and offers `timed`, which makes one click. */
function watch() {
  let clicked = 0;
  let sent = false;
  let answered = 0;
  let done = () => {};
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (sent && data.startsWith('{"t":"moved"')) answered ||= performance.now();
      });
    }
    send(data) {
      if (data.includes('"t":"move"')) sent = true;
      super.send(data);
    }
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => {
      const shows = ({ target }) =>
        (target.nodeType === 1 ? target : target.parentElement)?.closest('main');
      if (answered && changes.some(shows))
        done({ answered: answered - clicked, shown: performance.now() - clicked });
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    }),
  );
  window.timed = (target) => {
    sent = false;
    answered = 0;
    return new Promise((told) => {
      done = (times) => {
        sent = false;
        answered = 0;
        told(times);
      };
      clicked = performance.now();
      target.click();
      setTimeout(() => sent || told(null), 50);
      setTimeout(() => told(null), 10_000);
    });
  };
  window.step = () => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    if (document.querySelector('dialog')) return 'over';
    if (!document.querySelector('section.yours .deeds:not([inert])')) return 'wait';
    // Buttons last, among which is the one that ends the game.
    const target =
      all('section.yours .deeds .choice')[0] ??
      all('.mountain .die.open')[0] ??
      all('section.yours .deeds .button:not(:disabled)')[0];
    return target ? window.timed(target) : 'wait';
  };
}

const browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') });
const taken = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  // The page itself asks for no guest as long as nobody plays at the server.
  await page.request.get(`${address}/api/me`);
  const wish = { rules: { players: 1 }, seats: [{ who: 'me' }] };
  const until = Date.now() + 180_000;
  while (taken.length < +wanted && Date.now() < until) {
    const made = await page.request.post(`${address}/api/tables`, { data: wish });
    if (!made.ok()) throw new Error(await made.text());
    await page.goto(`${address}/t/${(await made.json()).id}`);
    await page.waitForSelector('section.yours .deeds:not([inert])', {
      state: 'attached',
    });
    await page.waitForTimeout(500);
    for (let step; step !== 'over' && taken.length < +wanted && Date.now() < until;) {
      step = await page.evaluate(() => window.step());
      if (step?.shown) taken.push(step);
      // A person looks before the next move; animations end.
      await page.waitForTimeout(150);
    }
  }
} finally {
  await browser.close();
}
const at = (name, share) => {
  const sorted = taken.map((times) => times[name]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
};
const told = (name) => ({ median: at(name, 0.5), p95: at(name, 0.95) });
console.log(
  JSON.stringify({ moves: taken.length, answered: told('answered'), shown: told('shown') }),
);
