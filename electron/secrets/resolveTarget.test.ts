import { expect, test } from 'vitest';
import type { ConnectionTarget } from '../mcp/transports.ts';
import { resolveTarget } from './resolveTarget.ts';

const values: Readonly<Record<string, string>> = { t: 'marker-1', u: '${secret:t}' };
const store = {
  read: (name: string, recipient: string) =>
    Promise.resolve(recipient === 'program' ? (values[name] ?? null) : null),
};
const program = (env: Record<string, string>): ConnectionTarget => ({
  kind: 'stdio',
  program: { command: '${secret:t}', args: ['${secret:t}'], env, cwd: '/${secret:t}' },
});

test('variables get their values; command, arguments and folder stay as they are', async () => {
  const resolved = await resolveTarget(
    program({ A: 'x-${secret:t}-${secret:t}', B: '${secret:u}', C: 'plain' }),
    'program',
    store,
  );
  expect(resolved).toMatchObject({
    ok: true,
    target: program({ A: 'x-marker-1-marker-1', B: '${secret:t}', C: 'plain' }),
  });
});

test('what has no value is named, each once, and nothing is opened', async () => {
  const target = program({ A: '${secret:gone}', B: '${secret:gone}${secret:t}${secret:off}' });
  expect(await resolveTarget(target, 'program', store)).toEqual({
    ok: false,
    problem: { code: 'secret-missing', secrets: ['gone', 'off'] },
  });
});

test('headers get theirs only when they were entered for this address', async () => {
  const headers = { Authorization: 'Bearer ${secret:t}' };
  const url = 'https://evil.example/mcp';
  const target = { kind: 'http', url, headers } as const;
  expect(await resolveTarget(target, 'https://evil.example', store)).toMatchObject({ ok: false });
  expect(await resolveTarget(target, 'program', store)).toMatchObject({
    ok: true,
    target: { url, headers: { Authorization: 'Bearer marker-1' } },
  });
});

test('C-PRV-3: an error that quotes a value is told without it', async () => {
  const resolved = await resolveTarget(program({ A: '${secret:t}' }), 'program', store);
  const detail = 'Headers.append: "marker-1" is an invalid header value: marker-1';
  expect(resolved.ok && resolved.redact({ code: 'failed', detail })).toEqual({
    code: 'failed',
    detail: 'Headers.append: "${secret:t}" is an invalid header value: ${secret:t}',
  });
});
