// Focus goes to the heading when a dialog opens, never to a button that answers, and back when it closes. Whoever is typing
// keeps it: keys on their way to a field are not meant for the dialog (C-IDN-9).
import { useEffect, type RefObject } from 'react';
import { isEditable } from '../../ui/editable.ts';

export function useReturnFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    if (!isEditable(before)) heading.current?.focus();
    return () => {
      // After the next question of the queue, which takes the focus in its turn.
      queueMicrotask(() => {
        // Only when the focus went away with the dialog: the person may be elsewhere by now.
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [heading]);
}
