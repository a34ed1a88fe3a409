// The page as a player has it: a real server, a Chromium without cache and service worker.
//
//   node visit.mjs WHAT ADDRESS CHROMIUM WEB [NUMBER]
//
// WHAT is one of the functions of `measures` below, NUMBER what it is told. Prints one JSON object.
import { createServer, request as ask } from "node:http";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [what, address, executablePath, web, number] = process.argv.slice(2);
const { chromium } = createRequire(resolve(web, "package.json"))(
  "playwright-core",
);
const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync --disable-dev-shm-usage";
const VIEW = { viewport: { width: 1440, height: 900 }, locale: "en" };
const MASTERS = { opponents: 3, level: "master", seconds: 2 };
const ONE_MASTER = { opponents: 1, level: "master", seconds: 0 };
/** A person's move is to be made, and not just shown. */
const ASKED = "section.yours .deeds:not([inert])";

/** Somebody who has never been here. */
async function stranger(browser, prepare, given) {
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare, given);
  return page;
}

/**
 * Runs in the page, for `firstDie`: begins a game as soon as its button is there, and notes when the
 * first die can be taken, in milliseconds from the start of the navigation.
 */
function hasten({ asked, isSolo }) {
  window.noted = {};
  const one = (selector) => document.querySelector(selector);
  const note = (name) => (window.noted[name] ??= performance.now());
  const begin = () => {
    if (isSolo && !one("#way-solo[aria-selected=true]"))
      return one("#way-solo")?.click();
    const button = one(
      isSolo
        ? "#setup[aria-labelledby=way-solo] .button.main"
        : ".hero .button.main",
    );
    if (!button || button.disabled) return;
    note("button");
    button.click();
  };
  const look = () => {
    if (!window.noted.button) begin();
    else if (one(".mountain .die")) {
      note("table");
      if (one(asked) && one(".mountain .die.open")) note("die");
      // Somebody else begins, or magic has to be spent before a die can be taken alone.
      else if (one("[data-testid=ask]")) note("other");
    }
  };
  addEventListener("DOMContentLoaded", () => {
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    look();
  });
}

/** Begins a game against bots, by what a player clicks. */
async function begin(page, { opponents, level, seconds }) {
  const setup = page.locator("#setup[aria-labelledby=way-bots]");
  await setup.locator(".segments label", { hasText: `${opponents}` }).click();
  await setup.locator("select").first().selectOption(level);
  if (seconds)
    await setup
      .locator("select")
      .nth(1)
      .selectOption({ value: `${seconds}` });
  await setup.locator("form > .button").click();
  await page.waitForSelector("[data-testid=ask]");
}

/** Makes a move of the person's, if there is one to make. */
const step = (page, isHasty = false) =>
  page.evaluate(
    ([asked, hasty]) => {
      const one = (selector) => document.querySelector(selector);
      if (one("dialog")) return "over";
      one(".round-end .button.main")?.click();
      if (!one(asked)) {
        if (hasty)
          document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: "h", bubbles: true }),
          );
        return "waits";
      }
      const dice = [
        ...document.querySelectorAll(".large button.die:not(.chosen)"),
      ];
      const lit = dice.find((die) => die.classList.contains("lit"));
      const idle = ":is(:disabled, [aria-disabled=true])";
      const picking = one(`${asked} .button.main${idle}`) !== null;
      const target =
        one("button.card") ??
        one(`${asked} .button.main:not(${idle})`) ??
        one(`${asked} .choice`) ??
        (picking ? dice[0] : null) ??
        lit ??
        one(".mountain .die.open") ??
        one(`${asked} .button:not(.hinting)`);
      target?.click();
      return "moved";
    },
    [ASKED, isHasty],
  );

/** A session of the browser's protocol, with those of the workers that were started from there. */
class Session {
  children = new Map();
  #post;
  #asked = 0;
  #waiting = new Map();

  constructor(post) {
    this.#post = post;
  }

  send(method, params = {}) {
    const id = ++this.#asked;
    return new Promise((found, failed) => {
      this.#waiting.set(id, { found, failed });
      Promise.resolve(this.#post({ id, method, params })).catch(failed);
    });
  }

  /** A worker may start others. */
  attach() {
    const how = {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    };
    return this.send("Target.setAutoAttach", how);
  }

  receive({ id, result, error, method, params }) {
    if (id) {
      const { found, failed } = this.#waiting.get(id);
      if (error) failed(new Error(error.message));
      else found(result);
    } else if (method === "Target.attachedToTarget") {
      const { sessionId } = params;
      const child = new Session((message) =>
        this.send("Target.sendMessageToTarget", {
          sessionId,
          message: JSON.stringify(message),
        }),
      );
      this.children.set(sessionId, child);
      child.attach().catch(() => undefined);
    } else if (method === "Target.receivedMessageFromTarget")
      this.children.get(params.sessionId)?.receive(JSON.parse(params.message));
  }

  /** The page's session. */
  static async of(page) {
    const real = await page.context().newCDPSession(page);
    const session = new Session(async ({ id, method, params }) =>
      session.receive({ id, result: await real.send(method, params) }),
    );
    for (const method of [
      "Target.attachedToTarget",
      "Target.receivedMessageFromTarget",
    ])
      real.on(method, (params) => session.receive({ method, params }));
    await session.attach();
    return session;
  }
}

/** What a worker has of memory, in bytes: its kernel's, and JavaScript's heap. */
async function memoryOf(session) {
  const { result } = await session.send("Runtime.evaluate", {
    expression: "WebAssembly.Memory.prototype",
  });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId,
  });
  const sum = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration:
      "function () { return this.reduce((n, m) => n + m.buffer.byteLength, 0); }",
    returnByValue: true,
  });
  const { result: name } = await session.send("Runtime.evaluate", {
    expression: "self.name",
  });
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return {
    name: name.value || "tables",
    kernel: sum.result.value,
    heap: usedSize,
  };
}

/** Both workers of the page: that of the tables, and the one in which its bots think. */
async function workersOf(session) {
  const tables = [...session.children.values()];
  const workers = [];
  for (const each of [
    ...tables,
    ...tables.flatMap((table) => [...table.children.values()]),
  ])
    workers.push(await memoryOf(each));
  // The service worker has no kernel.
  return workers.filter(({ kernel }) => kernel);
}

/** What a trace says of the page's main thread: how long its tasks took and how much CPU, in ms. */
function mainThread(events) {
  const isMain = new Set(
    events
      .filter(
        ({ name, args }) =>
          name === "thread_name" && args.name === "CrRendererMain",
      )
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(
      ({ name, ph }) => name === "ThreadControllerImpl::RunTask" && ph === "X",
    )
    .filter(({ pid, tid }) => isMain.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ time: dur / 1000, cpu: tdur / 1000 }))
    .filter(({ time }) => time > 1);
}

/** The CPU time of all tasks of the page's processes in a trace, in ms: its own, and what draws it. */
function cpuTime(events) {
  const drawing = new Set(
    events
      .filter(
        ({ name, args }) =>
          name === "process_name" && /Renderer|GPU/.test(args.name),
      )
      .map(({ pid }) => pid),
  );
  return events
    .filter(
      ({ name, ph, pid }) =>
        /RunTask$/.test(name) && ph === "X" && drawing.has(pid),
    )
    .filter(({ cat }) => /toplevel/.test(cat))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/** Runs in the page: marks in its timeline when dice are thrown and when all of them lie. */
function markRolls() {
  let rolling = false;
  new MutationObserver(() => {
    const now = document.querySelector(".layer .thrown") !== null;
    if (now !== rolling) performance.mark(now ? "thrown" : "landed");
    rolling = now;
  }).observe(document, { subtree: true, childList: true });
}

/**
 * The frames of a trace while dice roll: how many there were, how many the browser dropped, and the
 * milliseconds. Frames in which nothing had to change count as shown.
 */
function framesOfRolls(events) {
  const marks = events
    .filter(
      ({ name, cat }) =>
        /user_timing/.test(cat) && /^(thrown|landed)$/.test(name),
    )
    .sort((a, b) => a.ts - b.ts);
  const { pid } = marks[0];
  const reports = events
    .filter(
      ({ name, ph, pid: of }) =>
        name === "PipelineReporter" && ph === "b" && of === pid,
    )
    .map(({ ts, args }) => ({ ts, ...args.frame_reporter }));
  const found = { rolls: 0, frames: 0, dropped: 0, time: 0 };
  marks.forEach(({ name, ts: from }, i) => {
    const to = marks[i + 1]?.ts;
    if (name !== "thrown" || !to) return;
    const during = reports.filter(({ ts }) => ts >= from && ts < to);
    found.rolls += 1;
    found.frames += during.length;
    found.dropped += during.filter(
      ({ state, affects_smoothness: visibly }) =>
        state === "STATE_DROPPED" && visibly,
    ).length;
    found.time += (to - from) / 1000;
  });
  return found;
}

/** The memory of all pages and their workers, in bytes. */
async function rendererMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const resident = processInfo
    .filter(({ type }) => type === "renderer")
    .map(
      ({ id }) =>
        +/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))[1],
    );
  return 1024 * Math.max(...resident);
}

/**
 * A host that stands before the server and writes down who asks for what: it sees the requests of
 * service workers as well, and of workers that workers have started.
 */
async function recorder() {
  const seen = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    seen.push({ method, path, headers });
    const forwarded = ask(address + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  proxy.on("upgrade", ({ method, url: path, headers }, socket) => {
    seen.push({ method, path, headers });
    socket.destroy();
  });
  await new Promise((listening) => proxy.listen(0, "127.0.0.1", listening));
  return {
    seen,
    url: `http://127.0.0.1:${proxy.address().port}/`,
    close: () => proxy.close(),
  };
}

const measures = {
  /** From the start of the navigation until a die can be taken; several visits of each kind. */
  async firstDie(browser) {
    const found = { solo: [], bots: [] };
    const until = Date.now() + 180_000;
    for (const kind of Object.keys(found))
      while (found[kind].length < +number && Date.now() < until) {
        const page = await stranger(browser, hasten, {
          asked: ASKED,
          isSolo: kind === "solo",
        });
        await page.goto(address);
        await page.waitForFunction(
          () => window.noted.die || window.noted.other,
        );
        const noted = await page.evaluate(() => window.noted);
        // Who begins is rolled for, and what bots do before is shown slowly, on purpose.
        if (!noted.other) found[kind].push(noted);
        await page.context().close();
      }
    return found;
  },

  /**
   * The tasks of the main thread during so many seconds of a game against three masters, all but
   * the loading of the page, and what the workers take after it.
   */
  async thinking(browser) {
    const page = await stranger(browser);
    const session = await Session.of(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const before = await rendererMemory(browser);
    await begin(page, MASTERS);
    await page.waitForTimeout(1_000);
    await browser.startTracing(page, {
      categories: ["__metadata", "toplevel"],
    });
    const until = Date.now() + 1000 * +number;
    let moves = 0;
    while (Date.now() < until) {
      if ((await step(page)) === "moved") moves += 1;
      await page.waitForTimeout(100);
    }
    const tasks = mainThread(
      JSON.parse(await browser.stopTracing()).traceEvents,
    );
    const after = await rendererMemory(browser);
    return {
      tasks,
      moves,
      workers: await workersOf(session),
      process: { before, after },
    };
  },

  /** What the page costs while somebody thinks for so many seconds about which die to take. */
  async idle(browser) {
    const page = await stranger(browser);
    await page.goto(address, { waitUntil: "networkidle" });
    await begin(page, { opponents: 2, level: "greedy" });
    while (!(await page.locator(".mountain .die.open").count())) {
      await step(page, true);
      await page.waitForTimeout(100);
    }
    // The lamps of open dice burn steadily after some seconds.
    await page.waitForTimeout(8_000);
    await browser.startTracing(page, {
      categories: ["__metadata", "toplevel"],
    });
    await page.waitForTimeout(1000 * +number);
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    return { share: cpuTime(traceEvents) / (1000 * +number) };
  },

  /** The frames of all rolls up to the mountain of the second round, the page's thread so many times slower. */
  async rolling(browser) {
    const page = await stranger(browser, markRolls);
    await page.goto(address, { waitUntil: "networkidle" });
    await begin(page, { opponents: 1, level: "greedy" });
    const game = page.locator("main.game");
    const at = async () =>
      `${await game.getAttribute("data-round")} ${await game.getAttribute("data-phase")}`;
    for (
      ;
      /^1 (heroes|excavation)/.test(await at());
      await page.waitForTimeout(20)
    )
      await step(page, true);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: +number });
    const categories = [
      "__metadata",
      "toplevel",
      "cc",
      "benchmark",
      "blink.user_timing",
    ];
    await browser.startTracing(page, { categories });
    for (; !/^2 excavation/.test(await at()); await page.waitForTimeout(200)) {
      const rolls = await page.locator(".layer .thrown").count();
      if (!rolls) await step(page);
    }
    await page.waitForFunction(() => !document.querySelector(".layer .thrown"));
    return framesOfRolls(JSON.parse(await browser.stopTracing()).traceEvents);
  },

  /** What a server is asked for by a first visit, by the whole game against a master after it, and
   * by the next visit. */
  async requests(browser) {
    const { seen, url, close } = await recorder();
    const page = await stranger(browser);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1_000);
    const first = seen.splice(0);
    await begin(page, ONE_MASTER);
    let clicks = 0;
    for (let state; state !== "over"; await page.waitForTimeout(20)) {
      state = await step(page, true);
      if (state === "moved") clicks += 1;
    }
    await page.waitForTimeout(1_000);
    const game = seen.splice(0);
    await page.goto(url, { waitUntil: "networkidle" });
    // It looks for a new version.
    await page.waitForTimeout(5_000);
    const next = seen.splice(0);
    await page.context().close();
    close();
    return { "first visit": first, game, "next visit": next, clicks };
  },

  /** Plays so many games against one master at the server, one after the other. */
  async served(browser) {
    const page = await stranger(browser);
    await page.request.get(`${address}/api/me`);
    await page.goto(address, { waitUntil: "networkidle" });
    const actions = [];
    for (let game = 0; game < +number; game++) {
      const seats = [{ who: "me" }, { who: "bot", bot: ONE_MASTER.level }];
      const data = { rules: { players: 2 }, seats };
      const made = await page.request.post(`${address}/api/tables`, { data });
      if (!made.ok()) throw new Error(await made.text());
      actions.push(await page.evaluate(playServed, (await made.json()).id));
    }
    return { actions };
  },
};

/** Runs in the page: plays a table of the server to its end, always the first action that is legal. */
function playServed(id) {
  return new Promise((over, failed) => {
    const socket = new WebSocket(
      `${location.origin.replace("http", "ws")}/ws/${id}`,
    );
    let version = 0;
    socket.onclose = ({ code }) => failed(new Error(`closed with ${code}`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if ("version" in message) ({ version } = message);
      if (message.t === "no") failed(new Error(data));
      if (message.t === "ended") over(version);
      const [action] = message.legal ?? [];
      if (!action || message.t === "table") return;
      socket.send(
        JSON.stringify({
          t: "move",
          id: `m${version}`,
          seat: 1,
          version,
          action,
        }),
      );
    };
  });
}

const browser = await chromium.launch({
  executablePath,
  args: FLAGS.split(" "),
});
try {
  console.log(JSON.stringify(await measures[what](browser)));
} finally {
  await browser.close();
}
