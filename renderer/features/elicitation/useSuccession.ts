// The next question of a queue stands where the one before stood: the second click of a double click, or another Escape, was
// meant for that one (C-ACT-7, C-IDN-9). So it takes nothing for a moment; a question that appears by itself can be refused at once.
import { useLayoutEffect, useState } from 'react';

/** Between the end of one and the start of the next, when one follows the other. */
const atOnceMs = 250;
const takesNothingMs = 500;

let latestEndMs = Number.NEGATIVE_INFINITY;

/** True while the dialog takes neither clicks nor Escape. */
export function useSuccession(): boolean {
  const [isInert, setInert] = useState(false);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (performance.now() - latestEndMs < atOnceMs) {
      // Before it is painted.
      queueMicrotask(() => setInert(true));
      timer = setTimeout(() => setInert(false), takesNothingMs);
    }
    return () => {
      clearTimeout(timer);
      latestEndMs = performance.now();
    };
  }, []);
  return isInert;
}
