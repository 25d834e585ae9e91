// Focus goes to the heading when a dialog opens, never to a button that answers, and back when it closes.
import { useEffect, type RefObject } from 'react';

export function useReturnFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      // Only when the focus went away with the dialog: the person may be elsewhere by now.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [heading]);
}
