import { expect, it } from 'vitest';
import type { ActionView } from '../../shared/actions/actionView.ts';
import { actionsToForget, maxKeptUnits } from './keptActions.ts';

const action = (id: number, status: ActionView['status']): ActionView => ({
  id: String(id),
  serverId: 's',
  serverName: 'Desk',
  tool: 't',
  definition: 'd',
  argumentsText: '{}',
  startedAtMs: id,
  endedAtMs: status.kind === 'running' ? null : id,
  status,
  steps: [],
});
const finished = (id: number, units = 0): ActionView =>
  action(id, {
    kind: 'finished',
    isError: false,
    blocks: [{ type: 'image', mimeType: 'image/png', base64: 'A'.repeat(units) }],
  });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('a hundred actions are kept, and the oldest ended ones go first', () => {
  const running = action(0, { kind: 'running' });
  expect(actionsToForget([running, ...numbers(99).map((id) => finished(id + 1))])).toEqual([]);
  expect(actionsToForget([running, ...numbers(101).map((id) => finished(id + 1))])).toEqual([
    '2',
    '1',
  ]);
});

it('fewer are kept where their results are large', () => {
  const third = maxKeptUnits / 3;
  expect(actionsToForget(numbers(5).map((id) => finished(id, third)))).toEqual(['2', '1', '0']);
});

it('sound weighs what it holds', () => {
  const base64 = 'A'.repeat(maxKeptUnits / 2);
  const sounding = (id: number) =>
    action(id, {
      kind: 'finished',
      isError: false,
      blocks: [{ type: 'audio', mimeType: 'audio/wav', base64 }],
    });
  expect(actionsToForget(numbers(3).map(sounding))).toEqual(['1', '0']);
});

it('what ended last stays, however large', () => {
  expect(actionsToForget([finished(1), finished(2, maxKeptUnits + 1)])).toEqual(['1']);
});
