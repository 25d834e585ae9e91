import { useEffect, useState } from 'react';

/** The current time, drawn anew while something runs; standing still otherwise. */
export function useNow(isRunning: boolean, everyMs = 250): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs]);
  return nowMs;
}
