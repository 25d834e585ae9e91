import { useEffect, useRef, useState } from 'react';
import { doubleClickMs } from './consent.ts';

/** Clicks anywhere in the window, for a button that takes none in quick succession. */
export function useClicks() {
  const latestMs = useRef<number | null>(null);
  const previousMs = useRef<number | null>(null);
  const [isRecent, setRecent] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const note = ({ timeStamp }: MouseEvent) => {
      previousMs.current = latestMs.current;
      latestMs.current = timeStamp;
      setRecent(true);
      clearTimeout(timer);
      timer = setTimeout(() => setRecent(false), doubleClickMs);
    };
    // Captured, since what was clicked may keep the event to itself.
    window.addEventListener('click', note, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', note, { capture: true });
    };
  }, []);
  return {
    /** The click before the latest one: what a handler of the latest asks for. */
    previousMs,
    /** Whether one has just been made. */
    isRecent,
  };
}
