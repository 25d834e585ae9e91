import { describe, expect, it } from 'vitest';
import { readElicitation, type ReadOptions } from './readRequest.ts';

const options: ReadOptions = { revision: '2025-11-25', modes: ['form', 'url'], urlContext: {} };
const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
const form = (message: string) => readElicitation({ message, requestedSchema }, options);
const url = (message: string) =>
  readElicitation(
    { mode: 'url', message, url: 'https://pay.example/', elicitationId: 'e1' },
    options,
  );

describe('the message of a question (C-IDN-5)', () => {
  it.each([
    ['form', form],
    ['url', url],
  ])('in %s mode is shown without what deceives, and that is told', (_mode, read) => {
    expect(read('Pay\u202e the\u200b deposit\u{e0041}')).toMatchObject({
      message: 'Pay the deposit',
      messageFlags: ['bidi-control', 'hidden-text', 'invisible-characters'],
    });
  });

  it('keeps markup as the letters it is made of (C-FRM-17)', () => {
    const message = '<b>Hurry</b> ![x](https://evil.example/x.png)';
    expect(form(message)).toMatchObject({ message, messageFlags: ['link-text', 'markup'] });
  });

  it('is empty when nothing of it can be seen', () => {
    expect(form('\u200b\u2060\n')).toMatchObject({
      message: '',
      messageFlags: ['empty', 'invisible-characters'],
    });
  });

  it('has an end', () => {
    const reading = form('x'.repeat(5_000));
    expect(reading).toMatchObject({ messageFlags: ['too-long'] });
    expect('message' in reading && reading.message).toHaveLength(2_000);
  });

  it('asks for a secret by form only: a page may (C-REV-3)', () => {
    expect(form('Enter your password.')).toMatchObject({ messageFlags: ['asks-for-secret'] });
    expect(url('Enter your password.')).toMatchObject({ messageFlags: [] });
  });

  it('is judged as it came: what stands behind the cut counts as well', () => {
    const late = `${'x '.repeat(1_500)} github.com`;
    const reading = url(late);
    expect('address' in reading && reading.address.findings.map(({ id }) => id)).toContain(
      'message-domain-mismatch',
    );
    expect(form(`${'x '.repeat(1_500)} Enter your password.`)).toMatchObject({
      form: { notes: [{ id: 'secret-like' }] },
    });
  });
});
