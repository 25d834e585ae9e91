// What takes a window out of its rest: whatever came to the front, was shown or was moved a moment ago has not been read (C-IDN-9).

export const disturbances = [
  'focus',
  'blur',
  'show',
  'hide',
  'minimize',
  'restore',
  'move',
  'resize',
] as const;

export type Disturbance = (typeof disturbances)[number];

/** The part of Electron's BrowserWindow that is needed; the events are its own. */
export interface DisturbedWindow {
  on(event: Disturbance, listener: () => void): unknown;
  removeListener(event: Disturbance, listener: () => void): unknown;
}

/** Calls `listener` at each disturbance of the window, with its kind; the returned function ends it. */
export function onDisturbed(
  window: DisturbedWindow,
  listener: (disturbance: Disturbance) => void,
): () => void {
  const listeners = disturbances.map((disturbance) => {
    const heard = (): void => {
      listener(disturbance);
    };
    window.on(disturbance, heard);
    return { disturbance, heard };
  });
  return () => {
    for (const { disturbance, heard } of listeners) window.removeListener(disturbance, heard);
  };
}
