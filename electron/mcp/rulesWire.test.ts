// The person's rule against forms that ask for a secret, on the wire of both generations, recorded by a scripted server (C-REV-3).
import { afterEach, expect, test } from 'vitest';
import { defaultRules, type ServerRules } from '../../shared/servers/serverRules.ts';
import type { Person, ScriptedSession } from './testing/scriptedSession.ts';
import { openScripted } from './testing/scriptedSession.ts';

const formOf = (key: string, message = 'A question'): Record<string, unknown> => ({
  message,
  requestedSchema: { type: 'object', properties: { [key]: { type: 'string' } } },
});
const accepts: Person = () => ({ action: 'accept', content: [] });
const refuse: ServerRules = { ...defaultRules, secretFields: 'refuse' };

let open: ScriptedSession | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function start(flags: readonly string[], rules: ServerRules): Promise<ScriptedSession> {
  open = await openScripted(flags, accepts, undefined, rules);
  return open;
}

const resultsOf = (session: ScriptedSession): readonly unknown[] =>
  session
    .received()
    .filter((message) => 'result' in message)
    .map((message) => message['result']);

const legs = (session: ScriptedSession): number => session.received('tools/call').length;

function rounds(...forms: readonly Record<string, unknown>[]): Record<string, unknown> {
  const entries = forms.map((params, index) => [
    `q${String(index)}`,
    { method: 'elicitation/create', params },
  ]);
  return { flow: 'rules', rounds: [{ inputRequests: Object.fromEntries(entries) }] };
}

test.each(['2025-06-18', '2025-11-25'])(
  '%s: refused by the rule: declined without the person, who learns that a rule did it',
  async (revision) => {
    const session = await start(['--era', 'legacy', '--revision', revision], refuse);
    const end = await session.call('ask', { requests: [{ params: formOf('password') }] });
    expect(end.kind).toBe('complete');
    expect(resultsOf(session)).toEqual([{ action: 'decline' }]);
    expect(session.asked).toEqual([]);
    expect(session.refused).toEqual([
      { kind: 'by-rule', rule: 'secret-fields', action: 'decline' },
    ]);
  },
);

test('2025-11-25: a form without a secret is asked all the same', async () => {
  const session = await start(['--era', 'legacy'], refuse);
  await session.call('ask', { requests: [{ params: formOf('nickname') }] });
  expect(resultsOf(session)).toEqual([{ action: 'accept', content: {} }]);
  expect(session.asked).toHaveLength(1);
});

test('2025-11-25: a message that asks for a secret counts like a field that does', async () => {
  const session = await start(['--era', 'legacy'], refuse);
  const params = formOf('value', 'Please enter your password');
  await session.call('ask', { requests: [{ params }] });
  expect(resultsOf(session)).toEqual([{ action: 'decline' }]);
});

test('2026-07-28: refused by the rule: the action ends, nothing is shown and nothing retried', async () => {
  const session = await start(['--era', 'modern'], refuse);
  const end = await session.call('ask', rounds(formOf('name'), formOf('api_key')));
  expect(end).toEqual({ kind: 'ruled-out', rule: 'secret-fields' });
  // Not even its harmless sibling, whose answer would go nowhere.
  expect(session.asked).toEqual([]);
  expect(legs(session)).toBe(1);
  expect(session.refused).toEqual([{ kind: 'by-rule', rule: 'secret-fields', action: null }]);
});

test('2026-07-28: a form without a secret is asked all the same', async () => {
  const session = await start(['--era', 'modern'], refuse);
  const end = await session.call('ask', rounds(formOf('nickname')));
  expect(end.kind).toBe('complete');
  expect(legs(session)).toBe(2);
});

test.each([['legacy'], ['modern']])('%s: with a warning alone the person is asked', async (era) => {
  const session = await start(['--era', era], defaultRules);
  const params = formOf('password');
  await session.call('ask', era === 'legacy' ? { requests: [{ params }] } : rounds(params));
  expect(session.asked).toHaveLength(1);
  expect(session.refused).toEqual([]);
});
