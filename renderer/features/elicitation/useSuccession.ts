// The next question of a queue stands where the one before stood: the second click of a double click, or another Escape, was
// meant for that one (C-ACT-7, C-IDN-9). So it takes nothing for a moment; a question that appears by itself can be refused at once.
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const takesNothingMs = 500;

/** Another dialog ends with this very change of the page. */
let hasJustEnded = false;

interface Succession {
  /** Drawn as taking no clicks. */
  readonly isInert: boolean;
  /** The same for a key that comes before it is drawn. */
  readonly takesNothing: () => boolean;
}

export function useSuccession(): Succession {
  const [isInert, setInert] = useState(false);
  const isInertNow = useRef(false);
  useLayoutEffect(() => {
    const set = (next: boolean) => {
      isInertNow.current = next;
      queueMicrotask(() => setInert(next));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (hasJustEnded) {
      set(true);
      timer = setTimeout(() => set(false), takesNothingMs);
    }
    return () => {
      clearTimeout(timer);
      hasJustEnded = true;
      queueMicrotask(() => {
        hasJustEnded = false;
      });
    };
  }, []);
  const takesNothing = useCallback(() => isInertNow.current, []);
  return { isInert, takesNothing };
}
