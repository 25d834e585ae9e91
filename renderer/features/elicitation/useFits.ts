// Whether the form is in view as a whole when it opens: decides, once, where the review stands (C-REV-1).
import { useLayoutEffect, useState, type RefObject } from 'react';

export function useFits(body: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = body.current;
    if (element !== null) setFits(element.scrollHeight <= element.clientHeight);
  }, [body]);
  return fits;
}
