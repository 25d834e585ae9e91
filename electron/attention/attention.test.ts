import { expect, test } from 'vitest';
import type { QuestionView } from '../../shared/elicitation/questionView.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createAttention, type NotificationEvents } from './attention.ts';
import { notificationText } from './attentionWords.ts';

function question(id: string, server: string, kind: 'queued' | 'presented' = 'queued') {
  const view: QuestionView = {
    request: {
      id,
      serverId: server,
      revision: '2026-07-28',
      mode: 'form',
      message: 'Your password, please',
      messageFlags: [],
      form: { fields: [], notes: [] },
      actionIds: [],
      position: 1,
      total: 1,
    },
    serverName: `The ${server}`,
    transport: 'stdio',
    endpoint: 'node server',
    selfReportedName: 'Your bank',
    selfReportedFlags: [],
    standing: 'known',
    actions: [],
    receivedAtMs: 0,
    state: { kind },
    draft: [],
  };
  return view;
}
const over = (view: QuestionView): QuestionView => ({
  ...view,
  state: { kind: 'withdrawn', reason: 'by-server' },
});

function createDesk({ isInFront = false } = {}) {
  const clock = createManualClock(0);
  const log: string[] = [];
  const notifications: NotificationEvents[] = [];
  const state = { isInFront };
  const attention = createAttention({
    clock,
    isInFront: () => state.isInFront,
    onFollow: (id) => log.push(`follow ${String(id)}`),
    ports: {
      setBadge: (count) => log.push(`badge ${String(count)}`),
      flash: (isOn) => log.push(`flash ${String(isOn)}`),
      notify: (serverName, on) => {
        log.push(`notify ${serverName}`);
        notifications.push(on);
        return () => log.push(`close ${serverName}`);
      },
    },
  });
  const seen = (): readonly string[] => log.splice(0);
  const goToFront = (): void => {
    state.isInFront = true;
    attention.windowChanged();
  };
  const leave = (): void => {
    state.isInFront = false;
    attention.windowChanged();
  };
  return { attention, clock, notifications, seen, goToFront, leave };
}

test('C-IDN-1: a person who is elsewhere gets a number, a mark and one notification per server', () => {
  const { attention, seen } = createDesk();
  attention.questionsChanged([question('a', 'desk', 'presented'), question('b', 'desk')]);
  expect(seen()).toEqual(['badge 2', 'flash true', 'notify The desk']);
  attention.questionsChanged([question('a', 'desk'), question('b', 'desk'), question('c', 'bank')]);
  expect(seen()).toEqual(['badge 3', 'notify The bank']);
});

test('C-IDN-9: nobody is called who is there', () => {
  const { attention, seen } = createDesk({ isInFront: true });
  attention.questionsChanged([question('a', 'desk')]);
  expect(seen()).toEqual([]);
});

test('a window that comes to the front takes everything away, and one that is left counts again', () => {
  const { attention, seen, goToFront, leave } = createDesk();
  attention.questionsChanged([question('a', 'desk')]);
  seen();
  goToFront();
  expect(seen()).toEqual(['badge 0', 'flash false', 'close The desk']);
  leave();
  expect(seen()).toEqual(['badge 1']);
  attention.questionsChanged([]);
  expect(seen()).toEqual(['badge 0']);
});

test('a question that ends takes its own away', () => {
  const { attention, seen } = createDesk();
  const both = [question('a', 'desk'), question('b', 'bank')];
  attention.questionsChanged(both);
  seen();
  attention.questionsChanged([over(question('a', 'desk')), question('b', 'bank')]);
  expect(seen()).toEqual(['badge 1', 'close The desk']);
  attention.questionsChanged([]);
  expect(seen()).toEqual(['badge 0', 'flash false', 'close The bank']);
});

test('C-RAT-4: a flood makes no second notification, neither beside the first nor right after it', () => {
  const { attention, clock, notifications, seen, goToFront, leave } = createDesk();
  const count = (): number => seen().filter((line) => line.startsWith('notify')).length;
  for (let id = 0; id < 100; id += 1) {
    attention.questionsChanged([question(`a${String(id)}`, 'desk')]);
    attention.questionsChanged([]);
    notifications.at(-1)?.gone();
  }
  expect(count()).toBe(1);
  clock.advance(60_000);
  attention.questionsChanged([question('late', 'desk')]);
  expect(count()).toBe(1);
  // Whoever was here in between is told again.
  goToFront();
  leave();
  attention.questionsChanged([question('late', 'desk'), question('later', 'desk')]);
  expect(count()).toBe(1);
});

test('a click leads to the first open question of that server, or to none', () => {
  const { attention, notifications, seen } = createDesk();
  attention.questionsChanged([question('a', 'bank'), question('b', 'desk'), question('c', 'desk')]);
  attention.questionsChanged([question('a', 'bank'), question('c', 'desk')]);
  seen();
  notifications[1]?.click();
  attention.questionsChanged([]);
  notifications[1]?.click();
  expect(seen().filter((line) => line.startsWith('follow'))).toEqual(['follow c', 'follow null']);
});

test.each([
  ['en', 'Chez  b Ada asks you something'],
  ['zh-TW', 'Chez  b Ada 有事向您詢問'],
  ['ja', 'Chez  b Ada からの質問があります'],
] as const)('C-IDN-1: the notification names the server in %s, without markup', (locale, text) => {
  expect(notificationText(locale, 'Chez <b>Ada')).toBe(text);
});
