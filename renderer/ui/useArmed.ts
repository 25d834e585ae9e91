// What accepts is inert until it has been in view for a moment: its window in front, shown and laid out as it is. A click
// or key on its way to something else must not land on it (C-IDN-9).
import { useEffect, useState } from 'react';

export const armAfterMs = 500;

/** `content`: what moves the button when it changes, which starts the moment anew. */
export function useArmed(content = ''): boolean {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      setArmed(false);
      // Without the focus no moment begins: its return starts one.
      if (isInFront()) timer = setTimeout(() => setArmed(isInFront()), armAfterMs);
    };
    start();
    for (const event of ['focus', 'blur', 'resize']) window.addEventListener(event, start);
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      for (const event of ['focus', 'blur', 'resize']) window.removeEventListener(event, start);
      document.removeEventListener('visibilitychange', start);
    };
  }, [content]);
  return isArmed;
}

const isInFront = (): boolean => document.hasFocus() && document.visibilityState === 'visible';
