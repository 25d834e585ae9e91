import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trustedClick, trustedKey } from '../testing/trusted.ts';
import { ConsentButton } from './ConsentButton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(isArmed = true) {
  const consent = vi.fn();
  render(
    <>
      <button type="button">elsewhere</button>
      <ConsentButton variant="primary" isArmed={isArmed} onConsent={consent}>
        go
      </ConsentButton>
    </>,
  );
  return { consent, button: screen.getByRole('button', { name: 'go' }) };
}
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('ConsentButton (C-URL-2, C-URL-11)', () => {
  it('takes a click, and one without a pointer from assistive technology', () => {
    const { consent, button } = show();
    trustedClick(button);
    expect(consent).toHaveBeenCalledTimes(1);
    wait(500);
    trustedClick(button, 0);
    expect(consent).toHaveBeenCalledTimes(2);
  });

  it('takes nothing before it is armed, but looks ready', () => {
    const { consent, button } = show(false);
    trustedClick(button);
    trustedKey(button, 'keyDown', 'Enter');
    trustedKey(button, 'keyUp', 'Enter');
    expect(consent).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('takes no click that a script made', () => {
    const { consent, button } = show();
    fireEvent.click(button, { detail: 1 });
    button.click();
    expect(consent).not.toHaveBeenCalled();
  });

  it('takes one of a double click', () => {
    const { consent, button } = show();
    trustedClick(button, 1);
    trustedClick(button, 2);
    expect(consent).toHaveBeenCalledTimes(1);
  });

  it('takes no click right after one elsewhere', () => {
    const { consent, button } = show();
    trustedClick(screen.getByRole('button', { name: 'elsewhere' }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    wait(499);
    trustedClick(button);
    expect(consent).not.toHaveBeenCalled();
    wait(500);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    trustedClick(button);
    expect(consent).toHaveBeenCalledTimes(1);
  });

  it.each(['Enter', ' '])('takes the key %j when it is let go, once', (key) => {
    const { consent, button } = show();
    trustedKey(button, 'keyDown', key);
    trustedKey(button, 'keyDown', key, { repeat: true });
    expect(consent).not.toHaveBeenCalled();
    trustedKey(button, 'keyUp', key);
    expect(consent).toHaveBeenCalledTimes(1);
  });

  it('takes no key that was held down before, nor one whose press went elsewhere', () => {
    const { consent, button } = show();
    trustedKey(button, 'keyDown', 'Enter', { repeat: true });
    trustedKey(button, 'keyUp', 'Enter');
    trustedKey(button, 'keyDown', ' ');
    fireEvent.blur(button);
    trustedKey(button, 'keyUp', ' ');
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyUp(button, { key: 'Enter' });
    expect(consent).not.toHaveBeenCalled();
  });
});
