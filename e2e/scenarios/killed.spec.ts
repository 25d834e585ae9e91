// The app itself is killed while it writes, and started again: the list is complete, and there is nothing to tell the person.
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { launch, type RunningApp } from '../fixtures/app.ts';

const kills = 5;
/** Rounds of one run; it is killed long before. */
const mostRounds = 1_000;

interface Progress {
  /** Names of servers that main has said are kept. */
  readonly kept: string[];
}

/** Adds servers, turns rules over and changes the theme, one after another, from the window. */
async function writeOn({ page }: RunningApp, life: number): Promise<void> {
  await page.evaluate(
    ([prefix, most]) => {
      const progress: Progress = { kept: [] };
      Object.assign(globalThis, { progress });
      const { servers, app } = window.api;
      const write = async (): Promise<void> => {
        for (let round = 0; round < most; round += 1) {
          const name = `${prefix} ${round}`;
          const added = await servers.add({ name, config: { command: 'nothing', args: [name] } });
          if (added.ok) progress.kept.push(name);
          const known = await app.load();
          if (!known.ok) return;
          for (const { id, rules } of known.value.servers.slice(0, 2)) {
            const secretFields = rules.secretFields === 'warn' ? 'refuse' : 'warn';
            await servers.setRules({ serverId: id, rules: { ...rules, secretFields } });
          }
          await app.updateSettings({ theme: round % 2 === 0 ? 'dark' : 'light' });
        }
      };
      void write();
    },
    [`life ${life} server`, mostRounds] as const,
  );
}

test(`killed ${kills} times while it writes: no server is lost, no file unreadable`, async () => {
  test.setTimeout(120_000);
  let app = await launch({ shippedEntry: true });
  const kept = ['Table desk', 'Table desk (2025)'];
  try {
    for (let life = 1; life <= kills; life += 1) {
      await writeOn(app, life);
      const inThisLife = await app.page.waitForFunction((enough) => {
        const { progress } = globalThis as unknown as { progress: Progress };
        return progress.kept.length >= enough ? progress.kept : null;
      }, life * 4);
      kept.push(...((await inThisLife.jsonValue()) ?? []));
      await app.kill();
      app = await launch({ shippedEntry: true, profile: app.profile });
      const known = await app.page.evaluate(() => window.api.app.load());
      expect(known).toMatchObject({ ok: true, value: { notices: [] } });
      const listed = known.ok ? known.value.servers.map(({ name }) => name) : [];
      // What was being added when it was killed may be there as well.
      expect(listed.filter((name) => kept.includes(name))).toEqual(kept);
      kept.splice(0, kept.length, ...listed);
      await expect(app.page.getByText('could not be read')).toBeHidden();
    }
  } finally {
    await app.quit();
    rmSync(app.profile, { recursive: true, force: true });
  }
});
