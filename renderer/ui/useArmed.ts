// What accepts is inert for a moment after it appeared, its window came to the front or was laid out anew: a click or key
// on its way to something else must not land on it (C-IDN-9).
import { useEffect, useState } from 'react';

const armAfterMs = 500;

/** `content`: what moves the button when it changes, which starts the moment anew. */
export function useArmed(content = ''): boolean {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      clearTimeout(timer);
      setArmed(false);
      timer = setTimeout(() => setArmed(true), armAfterMs);
    };
    start();
    for (const event of ['focus', 'resize']) window.addEventListener(event, start);
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      for (const event of ['focus', 'resize']) window.removeEventListener(event, start);
      document.removeEventListener('visibilitychange', start);
    };
  }, [content]);
  return isArmed;
}
