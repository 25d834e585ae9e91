// Tells the arming what happens to the window. Focus is taken for given until its loss is told: without a window manager
// nobody tells of it at all.
import { onDisturbed, type DisturbedWindow } from '../windows/disturbances.ts';
import type { Arming } from './arming.ts';

/** Returns the function that stops watching. C-IDN-9. */
export function watchWindow(window: DisturbedWindow, arming: Arming): () => void {
  let isFocused = true;
  let isVisible = true;
  return onDisturbed(window, (disturbance) => {
    if (disturbance === 'focus' || disturbance === 'blur') isFocused = disturbance === 'focus';
    if (disturbance === 'show' || disturbance === 'restore') isVisible = true;
    if (disturbance === 'hide' || disturbance === 'minimize') isVisible = false;
    arming.setWatched(isFocused && isVisible);
    arming.disturb();
  });
}
