// Watches inside the window, the same way in both apps. Each function runs there and sees nothing of
// this file.
/* global document, requestAnimationFrame */

/** Shown with the last field of the booking, so the whole form is there. */
export const lastOption = 'High chair for a small child';

/**
 * Resolves with the moment at which the form was on the screen: the task after the animation frame
 * that follows its arrival in the page.
 * @param {string} text
 * @returns {Promise<number>} on the wall clock
 */
export function formPainted(text) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve(Date.now());
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Resolves with the moment of the next press of the button that holds this text.
 * @param {string} text
 * @returns {Promise<number>} on the wall clock
 */
export function buttonPressed(text) {
  return new Promise((resolve) => {
    const listen = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('button')?.textContent.includes(text) !== true) return;
      document.removeEventListener('pointerup', listen, true);
      resolve(Date.now() - (performance.now() - event.timeStamp));
    };
    document.addEventListener('pointerup', listen, true);
  });
}
