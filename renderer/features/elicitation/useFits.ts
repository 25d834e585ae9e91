// Whether the form is in view as a whole when it opens: decides, once, where the review stands (C-REV-1).
import { useCallback, useRef, useState } from 'react';

/** `measure` is the ref of the part that would have to scroll; a right guess saves drawing the form twice. */
export function useFits(guess: boolean) {
  const [fits, setFits] = useState(guess);
  const isDecided = useRef(false);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null || isDecided.current) return;
    isDecided.current = true;
    setFits(element.scrollHeight <= element.clientHeight);
  }, []);
  return { fits, measure };
}
