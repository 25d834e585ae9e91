// What accepts is inert for a moment after it appeared or its window came to the front: a click or key on its way to
// something else must not land on it (C-IDN-9).
import { useEffect, useState } from 'react';

const armAfterMs = 500;

export function useArmed(): boolean {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setArmed(true), armAfterMs);
    const start = () => {
      clearTimeout(timer);
      setArmed(false);
      timer = setTimeout(() => setArmed(true), armAfterMs);
    };
    window.addEventListener('focus', start);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', start);
    };
  }, []);
  return isArmed;
}
