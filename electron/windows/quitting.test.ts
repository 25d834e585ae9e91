import { expect, test } from 'vitest';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createQuitting } from './quitting.ts';

function createApp(questions: number, actions = 0) {
  const clock = createManualClock(0);
  const log: string[] = [];
  const work = { questions, actions };
  const quitting = createQuitting({
    clock,
    openWork: () => work,
    ask: (open) => log.push(`ask ${String(open.questions)} ${String(open.actions)}`),
    quit: () => log.push(quitting.mayQuit() ? 'quit' : 'kept'),
  });
  return { clock, log, quitting, work };
}

test('C-ACT-5: with nothing open quitting asks nobody', () => {
  const { quitting, log } = createApp(0);
  expect(quitting.mayQuit()).toBe(true);
  expect(log).toEqual([]);
});

test.each([
  [2, 0],
  [0, 1],
])('C-ACT-5: with %i questions and %i actions open it asks once', (questions, actions) => {
  const { clock, quitting, log } = createApp(questions, actions);
  expect(quitting.mayQuit()).toBe(false);
  quitting.shown();
  clock.advance(60_000);
  expect(log).toEqual([`ask ${String(questions)} ${String(actions)}`]);
  expect(quitting.mayQuit()).toBe(true);
});

test('C-ACT-5: two wishes in one gesture are one', () => {
  const { clock, quitting } = createApp(1);
  expect(quitting.mayQuit()).toBe(false);
  quitting.shown();
  clock.advance(499);
  expect(quitting.mayQuit()).toBe(false);
  clock.advance(1);
  expect(quitting.mayQuit()).toBe(true);
});

test('C-ACT-5: a window that does not show the question in time keeps nobody', () => {
  const { clock, quitting, log } = createApp(1);
  quitting.mayQuit();
  clock.advance(2_999);
  expect(log).toEqual(['ask 1 0']);
  clock.advance(1);
  expect(log).toEqual(['ask 1 0', 'quit']);
});

test('whoever keeps it open is asked again the next time', () => {
  const { clock, quitting, log } = createApp(1);
  quitting.mayQuit();
  quitting.keepOpen();
  clock.advance(60_000);
  expect(quitting.mayQuit()).toBe(false);
  expect(log).toEqual(['ask 1 0', 'ask 1 0']);
});

test('the person’s Quit, and a system that ends, go through', () => {
  const { quitting, log } = createApp(1);
  quitting.quitNow();
  expect(log).toEqual(['quit']);
});
