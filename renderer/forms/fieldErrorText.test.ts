// Errors that no limit of the server's explains: their sentences must not speak of a limit that is not there (C-FRM-14).
import { expect, it } from 'vitest';
import type { FieldErrorId, FieldLimits, FormField } from '../../shared/schema/formDescription.ts';
import { catalogues } from '../i18n/catalogues.ts';
import { createFormats } from '../i18n/formats.ts';
import { fieldErrorText } from './fieldErrorText.ts';

const textFor = (kind: FormField['kind'], id: FieldErrorId, limits: FieldLimits = {}) =>
  fieldErrorText({ key: 'a', kind, label: 'A', required: false, limits }, id, {
    messages: catalogues.en,
    formats: createFormats('en'),
  });

it('says that a number cannot be sent where the server set no limit', () => {
  expect(textFor('number', 'too-large')).toBe('This number is too large to be sent.');
  expect(textFor('number', 'too-small', { maximum: 5 })).toBe(
    'This number is too large to be sent.',
  );
  expect(textFor('number', 'too-large', { maximum: 5 })).toBe('Must be 5 or less.');
  expect(textFor('number', 'too-small', { exclusiveMinimum: 0 })).toBe('Must be more than 0.');
});

it('says that a text is too long to be checked where the server set no length', () => {
  expect(textFor('string', 'too-long', { pattern: 'x' })).toBe(
    'This text is too long for its pattern to be checked.',
  );
  expect(textFor('string', 'too-long', { maxLength: 5 })).toBe('Use at most 5 characters.');
});
