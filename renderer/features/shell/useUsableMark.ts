import { useEffect } from 'react';

/** Stamps the moment at which the first page is painted and takes input, once. */
export function useUsableMark(): void {
  useEffect(() => {
    // The task after the next animation frame: the frame itself has been drawn by then.
    const frame = requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        if (performance.getEntriesByName('app:usable').length === 0) performance.mark('app:usable');
      };
      port2.postMessage(null);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
