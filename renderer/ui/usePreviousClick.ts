import { useEffect, useRef, type RefObject } from 'react';

interface Clicks {
  readonly previousMs: number | null;
  readonly latestMs: number | null;
}

/** The time of the click before the latest one anywhere in the window: what a handler of the latest asks for. */
export function usePreviousClick(): RefObject<Clicks> {
  const clicks = useRef<Clicks>({ previousMs: null, latestMs: null });
  useEffect(() => {
    const note = ({ timeStamp }: MouseEvent) => {
      clicks.current = { previousMs: clicks.current.latestMs, latestMs: timeStamp };
    };
    // Captured, since what was clicked may keep the event to itself.
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, []);
  return clicks;
}
