// `npm run bench -- --flood [--quick]`: servers that say too much, in the product. How long a key takes to be painted meanwhile,
// the longest frame, a trip through main and a call of another server; memory afterwards; and what became of each question.
// It reports and judges nothing (goals: a key and a frame 100 ms, memory within 60 MiB of the start).
/* global window */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { buildServers } from '../scripts/build.mjs';
import { root } from '../scripts/build/targets.mjs';
import { startXvfb } from '../scripts/run/xvfb.mjs';
import { product } from './apps/product.mjs';
import { launch } from './lib/launch.mjs';
import { treeMemoryMib } from './lib/memory.mjs';
import { median } from './lib/statistics.mjs';
import { connectServer, runTool, serverIds, stopWatching, watchFlood } from './lib/watchFlood.mjs';

const servers = path.join(root, 'dist/e2e/servers');
const keyEveryMs = 150;
const quietCallEveryMs = 1_000;
const manyServers = 50;
const crowdTools = 50;
const askingServers = 5;

/** @typedef {import('./lib/launch.mjs').Page} Page */
/** @typedef {{ name: string, server: string, tool: string }} Flood */

/** @type {readonly Flood[]} */
const floods = [
  { name: 'nothing (to compare)', server: 'Flood', tool: 'plain' },
  { name: '2,000 questions a second', server: 'Flood', tool: 'questions' },
  { name: 'progress, full speed', server: 'Flood', tool: 'progress' },
  { name: 'progress over HTTP, full speed', server: 'Flood over HTTP', tool: 'progress' },
  { name: 'log, full speed', server: 'Flood', tool: 'log' },
  { name: 'tools changed, full speed', server: 'Flood', tool: 'list_changed' },
  { name: 'completions, full speed', server: 'Flood', tool: 'completions' },
  { name: 'answers to nobody, full speed', server: 'Flood', tool: 'responses' },
  { name: 'stderr, full speed', server: 'Flood', tool: 'stderr' },
  { name: '40 pictures', server: 'Flood', tool: 'pictures' },
  { name: 'a message of 10 MB', server: 'Flood', tool: 'big_message' },
  { name: 'the same over HTTP', server: 'Flood over HTTP', tool: 'big_message' },
  { name: 'a line of 9 MB without end', server: 'Flood', tool: 'endless_line' },
];

/** @param {{ quick: boolean, only?: string | undefined }} options */
export async function benchFlood({ quick, only }) {
  const seconds = quick ? 5 : 20;
  const settleMs = quick ? 5_000 : 30_000;
  await product.build();
  await buildServers();
  const xvfb = process.platform === 'linux' ? await startXvfb() : undefined;
  const profile = mkdtempSync(path.join(os.tmpdir(), 'frontdesk-bench-'));
  const http = [
    await startHttp(['--seconds', String(seconds)]),
    await startHttp(['--tools', String(crowdTools)]),
  ];
  for (let index = 0; index < askingServers; index += 1) {
    http.push(await startHttp(['--rate', '1', '--seconds', '1']));
  }
  try {
    const [floodUrl = '', manyUrl = '', ...askingUrls] = http.map(({ url }) => url);
    const flood = { command: process.execPath, args: [path.join(servers, 'flood.cjs')] };
    const mcpServers = {
      Flood: { ...flood, args: [...flood.args, '--seconds', String(seconds)] },
      Quiet: flood,
      'Many tools': { ...flood, args: [...flood.args, '--tools', '10000'] },
      'Flood over HTTP': { type: 'http', url: floodUrl },
      ...Object.fromEntries(
        Array.from({ length: manyServers - askingServers }, (_, index) => [
          `Crowd ${index + 1}`,
          { type: 'http', url: manyUrl },
        ]),
      ),
      ...Object.fromEntries(
        askingUrls.map((url, index) => [`Asker ${index + 1}`, { type: 'http', url }]),
      ),
    };
    writeFileSync(path.join(profile, 'servers.json'), JSON.stringify({ mcpServers }));
    const running = await launch({ entry: product.entry, profile, display: xvfb?.display ?? '' });
    try {
      await measure(running, { seconds, settleMs, only });
    } finally {
      await running.stop();
    }
  } finally {
    for (const { stop } of http) stop();
    rmSync(profile, { recursive: true, force: true });
    await xvfb?.stop();
  }
}

/**
 * @param {import('./lib/launch.mjs').LaunchedApp} running
 * @param {{ seconds: number, settleMs: number, only: string | undefined }} options
 */
async function measure({ page, pid }, { seconds, settleMs, only }) {
  const ids = await page.evaluate(serverIds);
  const connect = (/** @type {string} */ name) => page.evaluate(connectServer, ids[name] ?? '');
  const quiet = await connect('Quiet');
  /** @type {Map<string, import('./lib/watchFlood.mjs').Connected>} */
  const connected = new Map();
  await page
    .getByRole('button', { name: /^Add (a )?server/ })
    .first()
    .click();
  await page.getByRole('textbox').first().click();
  const startMib = treeMemoryMib(pid, servers) ?? 0;
  printHead(startMib);
  const patienceMs = (seconds + 40) * 1_000;
  const wanted = (/** @type {string} */ name) => only === undefined || name.includes(only);

  for (const { name, server, tool } of floods.filter((flood) => wanted(flood.name))) {
    const flooding = connected.get(server) ?? (await connect(server));
    connected.set(server, flooding);
    const told = await watched(page, quiet, () =>
      page.evaluate(runTool, { server: flooding, tool, patienceMs }),
    );
    // A message too large has ended the link.
    if (/^a |the same/.test(name)) connected.delete(server);
    await dismissAll(page);
    await delay(settleMs);
    printRow(name, told, (treeMemoryMib(pid, servers) ?? 0) - startMib);
  }
  /** @type {readonly (readonly [string, () => Promise<unknown>])[]} */
  const others = [
    ['10,000 tools', () => connect('Many tools').then(() => 'listed')],
    [
      `${manyServers} servers connect, ${crowdTools} tools each`,
      async () => {
        const names = Array.from(
          { length: manyServers - askingServers },
          (_, index) => `Crowd ${index + 1}`,
        );
        await Promise.all(names.map(connect));
      },
    ],
    [
      `${askingServers} of them ask at once`,
      async () => {
        const askers = await Promise.all(
          Array.from({ length: askingServers }, (_, index) => connect(`Asker ${index + 1}`)),
        );
        const runs = askers.map((server) =>
          page.evaluate(runTool, { server, tool: 'questions', patienceMs: 5_000 }),
        );
        return (await Promise.all(runs)).map(({ status }) => status).join(' ');
      },
    ],
  ];
  for (const [name, act] of others.filter(([other]) => wanted(other))) {
    const told = await watched(page, quiet, act);
    await dismissAll(page);
    await delay(settleMs);
    printRow(name, told, (treeMemoryMib(pid, servers) ?? 0) - startMib);
  }
}

/**
 * Keys and calls of the quiet server until `act` is over, and a little longer.
 * @param {Page} page
 * @param {import('./lib/watchFlood.mjs').Connected} quiet
 * @param {() => Promise<unknown>} act
 */
async function watched(page, quiet, act) {
  await page.evaluate(watchFlood);
  const load = os.loadavg()[0] ?? 0;
  let isOver = false;
  /** @type {unknown} */
  let end;
  const acting = act().then(
    (told) => (end = told),
    (/** @type {unknown} */ error) => (end = String(error)),
  );
  void acting.then(() => delay(1_000)).then(() => (isOver = true));
  /** @type {number[]} */
  const pressedAtMs = [];
  /** @type {number[]} */
  const quietMs = [];
  const press = async () => {
    while (!isOver) {
      pressedAtMs.push(Date.now());
      await page.keyboard.press('x');
      await delay(keyEveryMs);
    }
  };
  const callQuiet = async () => {
    while (!isOver) {
      const call = { server: quiet, tool: 'plain', patienceMs: 20_000 };
      const { tookMs, status } = await page.evaluate(runTool, call);
      quietMs.push(status === 'finished' ? tookMs : Infinity);
      await delay(quietCallEveryMs);
    }
  };
  await Promise.all([press(), callQuiet(), acting]);
  const { painted, longestFrameMs, trips } = await page.evaluate(stopWatching);
  const keyMs = painted.map((atMs, index) => atMs - (pressedAtMs[index] ?? atMs));
  return { keyMs, longestFrameMs, trips, quietMs, end, load };
}

/** What a flood has left open. @param {Page} page */
async function dismissAll(page) {
  await page.evaluate(async () => {
    const loaded = await window.api.app.load();
    if (!loaded.ok) return;
    for (const { request } of loaded.value.questions) {
      await window.api.questions.answer({ questionId: request.id, answer: { action: 'cancel' } });
      await window.api.questions.dismiss({ questionId: request.id });
    }
    for (const { id, endedAtMs } of loaded.value.actions) {
      if (endedAtMs === null) await window.api.actions.stop({ actionId: id });
    }
  });
}

/** @param {readonly string[]} flags */
async function startHttp(flags) {
  const child = spawn(process.execPath, [path.join(servers, 'floodHttp.cjs'), ...flags], {
    // It ends when its stdin closes.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const port = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).once('line', resolve);
  });
  return { url: `http://127.0.0.1:${port}/mcp`, stop: () => child.kill('SIGKILL') };
}

/** @param {number} startMib */
function printHead(startMib) {
  console.log(`Memory at the start ${startMib.toFixed(0)} MiB; all times in ms, memory in MiB`);
  console.log(
    '| while | key | slowest | longest frame | trip through main | slowest | quiet server, slowest | memory | load | end |',
  );
  console.log(`| ${Array.from({ length: 10 }, () => '---').join(' | ')} |`);
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof watched>>} told
 * @param {number} grownMib
 */
function printRow(name, { keyMs, longestFrameMs, trips, quietMs, end, load }, grownMib) {
  const numbers = [
    median(keyMs),
    Math.max(...keyMs),
    longestFrameMs,
    median(trips),
    Math.max(...trips),
    Math.max(...quietMs),
    grownMib,
  ];
  const cells = [name, ...numbers.map((value) => value.toFixed(0)), load.toFixed(1)];
  console.log(`| ${[...cells, JSON.stringify(end ?? '').slice(0, 200)].join(' | ')} |`);
}
