// Watches inside the window; each function runs there and sees nothing of this file.
/* global document, requestAnimationFrame */

/**
 * Resolves with the moment at which a dialog was on the screen: the task after the animation frame that follows it.
 * @returns {Promise<number>} on the wall clock
 */
export function dialogPainted() {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return;
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
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * From now on notes for each key how long it took from the press, by its time stamp, to the next painted frame.
 * @returns {void}
 */
export function watchKeys() {
  /** @type {number[]} */
  const times = [];
  Object.assign(globalThis, { benchedKeys: times });
  const listen = (/** @type {KeyboardEvent} */ { timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        times.push(performance.now() - timeStamp);
      };
      port2.postMessage(null);
    });
  document.addEventListener('keydown', listen, true);
}

/** @returns {number[]} */
export function keyTimes() {
  return Reflect.get(globalThis, 'benchedKeys');
}

/** @param {number} wanted */
export function haveKeys(wanted) {
  const times = /** @type {number[]} */ (Reflect.get(globalThis, 'benchedKeys'));
  return times.length >= wanted;
}
