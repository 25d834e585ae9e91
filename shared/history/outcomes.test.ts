import { expect, test } from 'vitest';
import type { ActionStatus, StopReason, WithdrawReason } from '../actions/actionView.ts';
import { endOfAction, withdrawn } from './outcomes.ts';

const stopped = (reason: StopReason): ActionStatus => ({ kind: 'stopped', reason });

test.each<[string, ActionStatus, object | null]>([
  ['still running', { kind: 'running' }, null],
  ['held', { kind: 'held', count: 2, sinceMs: 0 }, null],
  [
    'finished',
    { kind: 'finished', isError: false, blocks: [] },
    { outcome: 'finished', decidedBy: 'server' },
  ],
  [
    'a tool error',
    { kind: 'finished', isError: true, blocks: [{ type: 'text', text: 'marker' }] },
    { outcome: 'tool-error', decidedBy: 'server' },
  ],
  ['stopped by the person', stopped('person'), { reason: 'person', decidedBy: 'person' }],
  ['out of time', stopped('time-out'), { reason: 'time-out', decidedBy: 'limit' }],
  ['against a rule', stopped('secret-rule'), { decidedBy: 'rule' }],
  ['C-RAT-3: paused', stopped('paused'), { decidedBy: 'pause' }],
  ['quitting', stopped('quit'), { outcome: 'stopped', decidedBy: 'app-quit' }],
  ['a declined page', stopped('page-declined'), { decidedBy: 'person' }],
  [
    'a server that says no',
    { kind: 'failed', failure: { code: 'protocol-error', rpcCode: -1, detail: 'marker' } },
    { outcome: 'failed', reason: 'protocol-error', decidedBy: 'server' },
  ],
])('the end of an action: %s', (_what, status, end) => {
  if (end === null) expect(endOfAction(status)).toBeNull();
  else expect(endOfAction(status)).toMatchObject(end);
  // What a server said of it is no part of the history.
  expect(JSON.stringify(endOfAction(status))).not.toContain('marker');
});

test.each<[WithdrawReason, string]>([
  ['by-server', 'server'],
  ['link-lost', 'link-lost'],
  ['action-stopped', 'person'],
  ['action-ended', 'server'],
  ['paused', 'pause'],
  ['quit', 'app-quit'],
])('a question withdrawn for %s was ended by: %s', (reason, decidedBy) => {
  expect(withdrawn(reason)).toEqual({ outcome: 'withdrawn', reason, decidedBy });
});
