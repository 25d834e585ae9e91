import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArmed } from './useArmed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it.each([
  ['its window comes to the front', () => void window.dispatchEvent(new Event('focus'))],
  ['its window is laid out anew', () => void window.dispatchEvent(new Event('resize'))],
  ['its window is shown', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('C-IDN-9 what accepts waits half a second, and again when %s', (_what, happen) => {
  const { result } = renderHook(() => useArmed());
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  act(happen);
  expect(result.current).toBe(false);
  pass(500);
  expect(result.current).toBe(true);
});

it.each([
  ['has not the focus', () => vi.spyOn(document, 'hasFocus').mockReturnValue(false)],
  ['is hidden', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
])('C-IDN-9 what accepts is never armed in a window that %s', (_what, hide) => {
  const hidden = hide();
  const { result } = renderHook(() => useArmed());
  pass(5_000);
  expect(result.current).toBe(false);
  hidden.mockRestore();
  act(() => void window.dispatchEvent(new Event('focus')));
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(result.current).toBe(false);
});

it('C-IDN-9 what accepts waits again when a note moves it', () => {
  const { result, rerender } = renderHook(({ content }) => useArmed(content), {
    initialProps: { content: 'a' },
  });
  pass(500);
  rerender({ content: 'a' });
  expect(result.current).toBe(true);
  rerender({ content: 'b' });
  expect(result.current).toBe(false);
  pass(500);
  expect(result.current).toBe(true);
});
