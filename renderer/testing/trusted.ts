// Presses as a person makes them: the page sees from the event that no script did.
import { createEvent, fireEvent } from '@testing-library/react';

function dispatch(element: Element, event: Event) {
  Object.defineProperty(event, 'isTrusted', { value: true });
  fireEvent(element, event);
}

/** `detail`: 1 for a click, 2 for the second of a double click, 0 from assistive technology. */
export function trustedClick(element: Element, detail = 1): void {
  if (detail > 0) trustedMouse(element, 'mouseDown', detail);
  if (detail > 0) trustedMouse(element, 'mouseUp', detail);
  trustedMouse(element, 'click', detail);
}

export function trustedMouse(
  element: Element,
  type: 'mouseDown' | 'mouseUp' | 'click',
  detail = 1,
): void {
  dispatch(element, createEvent[type](element, { detail }));
}

export function trustedKey(
  element: Element,
  type: 'keyDown' | 'keyUp',
  key: string,
  more: { readonly repeat?: boolean } = {},
): void {
  dispatch(element, createEvent[type](element, { key, ...more }));
}
