import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../shared/url/testing/analysisOf.ts';
import { grantFor } from './openGrant.ts';
import { createRecordedOpener } from './testing/recordedOpener.ts';

const address = 'https://pay.example/deposit?handle=8f2c';
const grant = () => {
  const made = grantFor(analysisOf(address));
  if (made === null) throw new Error('no grant');
  return made;
};

describe('C-URL-11 a grant', () => {
  it('hands out the frozen address once', () => {
    const once = grant();
    expect([once.take(), once.take(), once.take()]).toEqual([address, null, null]);
  });

  it('is not made for a blocked address (C-URL-9)', () => {
    expect(grantFor({ ...analysisOf(address), hrefToOpen: null })).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://a.example',
    'HTTPS://a.example/',
    'https://a.example/ b',
    '',
    'a.example',
  ])('is not made for %j, which is no canonical web address (C-URL-10)', (hrefToOpen) => {
    expect(grantFor({ ...analysisOf(address), hrefToOpen })).toBeNull();
  });
});

describe('the opener', () => {
  it('hands over exactly the granted address, once, and does nothing for a spent grant (C-URL-10, C-URL-11)', async () => {
    const opener = createRecordedOpener();
    const once = grant();
    expect(await opener.open(once)).toBe('handed-over');
    expect(await opener.open(once)).toBe('used');
    expect(opener.opened).toEqual([address]);
  });

  it('says when the system refused (C-URL-13)', async () => {
    const opener = createRecordedOpener({ openExternal: () => Promise.reject(new Error('no')) });
    expect(await opener.open(grant())).toBe('failed');
  });

  it('does not wait for a browser that closes late', async () => {
    const opener = createRecordedOpener({ openExternal: () => new Promise(() => undefined) });
    expect(await opener.open(grant())).toBe('handed-over');
  });

  it.each([
    ['firefox.desktop\n', true],
    ['\n', false],
    ['', false],
  ])(
    'takes the name %j of a program for: there is one, %s (C-URL-13)',
    async (program, expected) => {
      expect(await createRecordedOpener({ program: () => program }).hasProgram()).toBe(expected);
    },
  );
});
