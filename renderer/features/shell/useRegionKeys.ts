import { useEffect } from 'react';
import { focusRegion, nextRegion } from './regions.ts';

/** F6 and Shift+F6 for as long as the window stands. */
export function useRegionKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const region = nextRegion(document, document.activeElement, event.shiftKey);
      if (region === null) return;
      event.preventDefault();
      focusRegion(region);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
