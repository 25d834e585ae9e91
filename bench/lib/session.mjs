// One start of one app: how long it took, some questions answered, its memory with a question open.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoBundle, root } from '../../scripts/build/targets.mjs';
import { launch } from './launch.mjs';
import { treeMemoryMib } from './memory.mjs';
import { stampOf } from './relayLog.mjs';
import { buttonPressed, formPainted, lastOption } from './watchWindow.mjs';

const relay = path.join(root, 'bench/relay.mjs');
const demo = path.join(root, demoBundle.file);

/**
 * @typedef {'legacy' | 'modern'} Era
 * @typedef {{ paintMs: number, acceptMs: number }} AnsweredQuestion
 * @typedef {{ startMs: number, memoryMib: number | null, questions: AnsweredQuestion[] }} Session
 * @param {import('../apps/benchedApp.mjs').BenchedApp} app
 * @param {{ era: Era, questions: number, display: string }} options
 * @returns {Promise<Session>}
 */
export async function runSession(app, { era, questions, display }) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'frontdesk-bench-'));
  const log = path.join(profile, 'relay.log');
  const node = process.execPath;
  const command = [node, relay, log, node, demo, '--stdio', '--era', era];
  app.prepare(profile, command);
  const running = await launch({ entry: app.entry, profile, display });
  try {
    const { page, pid, startMs } = running;
    await app.connect(page, command);
    /** @type {number | null} */
    let memoryMib = null;
    /** @type {AnsweredQuestion[]} */
    const answered = [];
    for (let index = 0; index < questions; index += 1) {
      const painted = page.evaluate(formPainted, lastOption);
      await app.run(page);
      const paintMs = (await painted) - (await stampOf(log, 'question', index));
      await app.fill(page);
      if (index === 0) memoryMib = treeMemoryMib(pid, relay);
      const pressed = page.evaluate(buttonPressed, app.sendText);
      await app.send(page);
      const acceptMs = (await stampOf(log, 'answer', index)) - (await pressed);
      answered.push({ paintMs, acceptMs });
    }
    return { startMs, memoryMib, questions: answered };
  } finally {
    await running.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}
