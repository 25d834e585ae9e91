// In a list whose entries move up, the second click of a double click lands on another entry: it counts for nothing (C-ACT-7).
import { useEffect } from 'react';

const gesture = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const doubleClickMs = 500;
const samePlacePx = 8;

/** While mounted, no press in the window that is the second of a double click reaches anything. */
export function useSingleClicks(): void {
  useEffect(() => {
    let last = { atMs: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
    let isSecond = false;
    const filter = (event: MouseEvent) => {
      if (event.type === 'pointerdown') {
        const { timeStamp: atMs, clientX: x, clientY: y } = event;
        isSecond =
          atMs - last.atMs < doubleClickMs && Math.hypot(x - last.x, y - last.y) < samePlacePx;
        last = { atMs, x, y };
      }
      if (isSecond) event.stopPropagation();
    };
    for (const type of gesture) window.addEventListener(type, filter, { capture: true });
    return () => {
      for (const type of gesture) window.removeEventListener(type, filter, { capture: true });
    };
  }, []);
}
