// Whether the form is in view as a whole when it opens: decides, once, where the review stands (C-REV-1).
import { useCallback, useState } from 'react';

/** `measure` is the ref of the part that would have to scroll. */
export function useFits() {
  const [fits, setFits] = useState<boolean | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    setFits((known) => known ?? element.scrollHeight <= element.clientHeight);
  }, []);
  return { fits: fits ?? true, measure };
}
