// Whether the person is typing in the page.
import { useSyncExternalStore } from 'react';
import { isEditable } from '../../ui/editable.ts';

export function useTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping);
}

function isTyping(): boolean {
  const { activeElement } = document;
  return isEditable(activeElement) && activeElement?.closest('main') !== null;
}

function subscribe(changed: () => void): () => void {
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, changed);
  return () => {
    for (const event of ['focusin', 'focusout']) document.removeEventListener(event, changed);
  };
}
