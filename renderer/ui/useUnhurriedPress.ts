import { useEffect, useRef } from 'react';

/** Long enough that no click meant for what was there before lands on it (design: 500 ms). */
const pauseMs = 500;

/** Wraps what an accepting button does: a press right after the button appeared does nothing. */
export function useUnhurriedPress(onPress: () => void): () => void {
  const appearedAtMs = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    appearedAtMs.current = performance.now();
  }, []);
  return () => {
    if (performance.now() - appearedAtMs.current >= pauseMs) onPress();
  };
}
