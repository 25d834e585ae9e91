// `npm run bench [-- --runs N | --quick] [--markdown]`: the product beside the floor, interleaved in one run; with
// `--forms` or `--flood [--quick] [--only WORDS]` the product alone, at its limits. It reports and judges nothing;
// docs/benchmarks.md says what the figures mean.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runScript, setUp } from '../scripts/setup.mjs';
import { SetupError } from '../scripts/setup/steps.mjs';
import { onInterrupt } from '../scripts/run/processGroup.mjs';
import { startXvfb } from '../scripts/run/xvfb.mjs';

const results = path.join(import.meta.dirname, 'results/latest.json');
const questionsPerStart = 3;

/** @typedef {import('./lib/summary.mjs').Sample} Sample */

await runScript(async () => {
  const { runs, markdown, forms, flood, quick, only } = readOptions();
  onInterrupt(() => process.exit(130));
  await setUp();
  if (forms) {
    await (await import('./forms.mjs')).benchForms();
    return 0;
  }
  if (flood) {
    await (await import('./flood.mjs')).benchFlood({ quick, only });
    return 0;
  }
  const { product } = await import('./apps/product.mjs');
  const { floor } = await import('./apps/floor.mjs');
  await product.build();
  await floor.build();

  // Even where there is a display: the windows come and go by the dozen, and all frames cost the same.
  const xvfb = process.platform === 'linux' ? await startXvfb() : undefined;
  try {
    const samples = await measure([floor, product], runs, xvfb?.display ?? '');
    await report(samples, { runs, markdown });
  } finally {
    await xvfb?.stop();
  }
  return 0;
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '12' },
      quick: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      forms: { type: 'boolean', default: false },
      flood: { type: 'boolean', default: false },
      // Of the floods those whose name holds this.
      only: { type: 'string' },
    },
  });
  const runs = values.quick ? 3 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 1000) {
    throw new SetupError('--runs takes a number from 1 to 1000.');
  }
  const { markdown, forms, flood, quick, only } = values;
  return { runs, markdown, forms, flood, quick, only };
}

/**
 * @param {readonly import('./apps/benchedApp.mjs').BenchedApp[]} apps
 * @param {number} runs
 * @param {string} display
 */
async function measure(apps, runs, display) {
  const { runSession } = await import('./lib/session.mjs');
  const turns = /** @type {const} */ (['modern', 'legacy']).flatMap((era) =>
    apps.map((app) => ({ app, era })),
  );
  /** @type {Sample[]} */
  const samples = [];
  for (let run = 0; run < runs; run += 1) {
    // Another one begins each time, so that nobody always runs on a cold or a warm machine.
    for (let turn = 0; turn < turns.length; turn += 1) {
      const next = turns[(run + turn) % turns.length];
      if (next === undefined) continue;
      const { app, era } = next;
      const load = os.loadavg()[0] ?? 0;
      const session = await runSession(app, { era, questions: questionsPerStart, display });
      samples.push({ app: app.name, era, load, ...session });
      const { startMs, memoryMib, questions } = session;
      const latencies = questions.map(
        ({ paintMs, acceptMs }) => `${paintMs.toFixed(0)}/${acceptMs.toFixed(0)}`,
      );
      console.error(
        `${run + 1}/${runs} ${app.name} ${era}: start ${startMs.toFixed(0)} ms, ` +
          `painted/accepted ${latencies.join(' ')} ms, ${memoryMib?.toFixed(0) ?? 'n/a'} MiB`,
      );
    }
  }
  return samples;
}

/**
 * @param {readonly Sample[]} samples
 * @param {{ runs: number, markdown: boolean }} options
 */
async function report(samples, { runs, markdown }) {
  const { summarise } = await import('./lib/summary.mjs');
  const { tableOf } = await import('./lib/table.mjs');
  const { median } = await import('./lib/statistics.mjs');
  const rows = summarise(samples);
  const loads = samples.map(({ load }) => load);
  const machine = {
    cpus: `${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown'}`,
    memoryGib: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
  };
  const load = { median: median(loads), highest: Math.max(...loads) };
  mkdirSync(path.dirname(results), { recursive: true });
  writeFileSync(
    results,
    JSON.stringify(
      { endedAt: new Date().toISOString(), runs, machine, load, rows, samples },
      null,
      2,
    ),
  );
  console.log(tableOf(rows, { markdown }));
  console.log(
    `${markdown ? '\n' : ''}${runs} runs, ${questionsPerStart} questions each; load average ` +
      `${load.median.toFixed(1)} (highest ${load.highest.toFixed(1)}); ${machine.cpus}, ` +
      `${machine.memoryGib} GiB, ${machine.system}.`,
  );
}
