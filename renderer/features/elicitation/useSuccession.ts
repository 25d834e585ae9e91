// The next question of a queue stands where the one before stood: the second click of a double click, or another Escape, was
// meant for that one (C-ACT-7, C-IDN-9). So it takes nothing for a moment; a question that appears by itself can be refused at once.
import { useLayoutEffect, useState } from 'react';

const takesNothingMs = 500;

/** Another dialog ends with this very change of the page. */
let hasJustEnded = false;

/** True while the dialog takes neither clicks nor Escape. */
export function useSuccession(): boolean {
  const [isInert, setInert] = useState(false);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (hasJustEnded) {
      // Before it is painted.
      queueMicrotask(() => setInert(true));
      timer = setTimeout(() => setInert(false), takesNothingMs);
    }
    return () => {
      clearTimeout(timer);
      hasJustEnded = true;
      queueMicrotask(() => {
        hasJustEnded = false;
      });
    };
  }, []);
  return isInert;
}
