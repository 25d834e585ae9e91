// Whether a button has stood where it stands on the screen for a moment: a note that comes or goes, a list that scrolls and
// a window that is dragged all move it under a press (C-IDN-9; ui.md, 6: nothing jumps).
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { armAfterMs } from './useArmed.ts';

/** Often enough for the eye; a press looks for itself. */
const lookEveryMs = 100;

interface Stillness {
  /** Of the button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** False for a moment after the button has moved or has come to mean something else. */
  readonly isStill: boolean;
  /** Looks now: whether the button stands where it stood the last time. */
  readonly look: () => boolean;
}

/** `meaning`: the words of the button. Where it appears is for whoever draws it to arm (useArmed). */
export function useStill(meaning: string): Stillness {
  const button = useRef<HTMLButtonElement>(null);
  const [isStill, setStill] = useState(true);
  const seen = useRef<{ readonly place: string; readonly meaning: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useCallback(() => {
    const before = seen.current;
    const now = { place: placeOf(button.current), meaning };
    seen.current = now;
    if (before === null || (before.place === now.place && before.meaning === now.meaning)) {
      return true;
    }
    clearTimeout(timer.current);
    setStill(false);
    timer.current = setTimeout(() => setStill(true), armAfterMs);
    return false;
  }, [meaning]);
  useEffect(() => {
    look();
    const looking = setInterval(look, lookEveryMs);
    return () => clearInterval(looking);
  }, [look]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { button, isStill, look };
}

/** In the window and on the screen: no event tells a page that its window is dragged. */
function placeOf(element: HTMLElement | null): string {
  if (element === null) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height, window.screenX, window.screenY].map(Math.round).join(' ');
}
