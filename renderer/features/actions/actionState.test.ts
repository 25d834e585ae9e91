import { describe, expect, it } from 'vitest';
import type { ActionStep } from '../../../shared/actions/actionView.ts';
import { latestProgress, openQuestionIds, timelineOf, wordOf } from './actionState.ts';

const progress = (value: number): ActionStep => ({ kind: 'progress', atMs: 0, progress: value });
const asked = (questionId: string): ActionStep => ({
  kind: 'asked',
  atMs: 0,
  questionId,
  message: '',
  round: 1,
});
const started: ActionStep = { kind: 'started', atMs: 0 };

describe('a run in words', () => {
  it('keeps the latest of progress reports in a row', () => {
    const steps = [started, progress(1), progress(2), asked('q'), progress(3)];
    expect(timelineOf(steps)).toEqual([started, progress(2), asked('q'), progress(3)]);
    expect(latestProgress(steps)).toEqual(progress(3));
    expect(latestProgress([started])).toBeNull();
  });

  it('knows which of its questions are still open', () => {
    const ended: ActionStep = {
      kind: 'question-ended',
      atMs: 0,
      questionId: 'a',
      end: { kind: 'answered', action: 'decline' },
    };
    expect([...openQuestionIds([started, asked('a'), asked('b'), ended])]).toEqual(['b']);
  });

  it('does not call a reported error plainly finished', () => {
    expect(wordOf({ kind: 'finished', isError: true, blocks: [] })).toBe('finished-error');
    expect(wordOf({ kind: 'finished', isError: false, blocks: [] })).toBe('finished');
  });
});
