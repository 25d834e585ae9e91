// F6 and Shift+F6 move between the large regions of the window, as in other desktop programs.

const selector = '[data-region]';

/** The region after (or before) the one that holds the focus, of those that can take it. */
export function nextRegion(
  root: ParentNode,
  focused: Element | null,
  isBackwards: boolean,
): HTMLElement | null {
  const regions = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (region) => region.closest('[inert]') === null && region.childElementCount > 0,
  );
  const current = regions.findIndex((region) => region.contains(focused));
  const step = isBackwards ? -1 : 1;
  const from = current === -1 && isBackwards ? 0 : current;
  return regions[(from + step + regions.length) % regions.length] ?? null;
}

/** Focus goes to the region's dialog, its current item or its heading's page rather than to the bare area. */
export function focusRegion(region: HTMLElement): void {
  const target =
    region.querySelector<HTMLElement>('[role="dialog"]') ??
    region.querySelector<HTMLElement>('[aria-current="page"]') ??
    region;
  target.focus();
}
