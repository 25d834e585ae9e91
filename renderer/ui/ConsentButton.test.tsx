import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trustedClick, trustedKey, trustedMouse } from '../testing/trusted.ts';
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
  const drawn = (isNowArmed: boolean, words: string) => (
    <>
      <button type="button">elsewhere</button>
      <ConsentButton variant="primary" isArmed={isNowArmed} onConsent={consent}>
        {words}
      </ConsentButton>
    </>
  );
  const { rerender } = render(drawn(isArmed, 'go'));
  return {
    consent,
    button: screen.getByRole('button', { name: 'go' }),
    again: (isNowArmed: boolean, words = 'go') => rerender(drawn(isNowArmed, words)),
  };
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

describe('ConsentButton (C-IDN-9)', () => {
  it('C-IDN-9: takes no click whose press began before it was armed, however long it is held', () => {
    const { consent, button, again } = show(false);
    trustedMouse(button, 'mouseDown');
    again(true);
    wait(1_000);
    trustedMouse(button, 'mouseUp');
    trustedMouse(button, 'click');
    expect(consent).not.toHaveBeenCalled();
    wait(500);
    trustedClick(button);
    expect(consent).toHaveBeenCalledTimes(1);
  });

  it('C-IDN-9: takes no key whose press began before it was armed, and none that something came between', () => {
    const { consent, button, again } = show(false);
    trustedKey(button, 'keyDown', 'Enter');
    again(true);
    trustedKey(button, 'keyUp', 'Enter');
    trustedKey(button, 'keyDown', 'Enter');
    again(false);
    again(true);
    trustedKey(button, 'keyUp', 'Enter');
    expect(consent).not.toHaveBeenCalled();
  });

  it('C-IDN-9: waits half a second where it has moved to', () => {
    const { consent, button } = show();
    const place = vi.spyOn(button, 'getBoundingClientRect');
    wait(500);
    place.mockReturnValue(new DOMRect(0, 40, 104, 32));
    // Before anybody has looked: the press itself does.
    trustedClick(button);
    expect(consent).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    wait(500);
    trustedClick(button);
    expect(consent).toHaveBeenCalledTimes(1);
    place.mockReturnValue(new DOMRect(0, 90, 104, 32));
    wait(1_000);
    trustedClick(button);
    expect(consent).toHaveBeenCalledTimes(2);
  });

  it('C-IDN-9: waits half a second when its words say something else', () => {
    const { consent, button, again } = show();
    again(true, 'send');
    trustedClick(button);
    expect(consent).not.toHaveBeenCalled();
    wait(500);
    trustedClick(button);
    expect(consent).toHaveBeenCalledTimes(1);
  });

  it('C-IDN-9: leaves the focus in a field of its dialog, and takes it from one elsewhere', () => {
    render(
      <>
        <input aria-label="elsewhere" />
        <div role="dialog">
          <input aria-label="inside" />
          <ConsentButton variant="primary" isArmed onConsent={() => undefined}>
            go
          </ConsentButton>
        </div>
      </>,
    );
    const keepsFocus = () => !fireEvent.mouseDown(screen.getByRole('button', { name: 'go' }));
    screen.getByRole('textbox', { name: 'elsewhere' }).focus();
    expect(keepsFocus()).toBe(false);
    screen.getByRole('textbox', { name: 'inside' }).focus();
    expect(keepsFocus()).toBe(true);
  });
});
