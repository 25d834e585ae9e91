// Whether a value of the right JSON type may be sent for a field: the one list of checks, for what a person enters, for a
// server's default and for what the window hands to main (C-VAL-1).
import { assertNever } from '../assertNever.ts';
import { isMultipleOf } from './decimal.ts';
import type { FieldErrorId, FormField } from './formDescription.ts';
import { formats } from './formats.ts';
import { isStringList } from './json.ts';
import { matchesPattern } from './fieldPattern.ts';

/** The first error in the order of the list, or `null`. `value` is not empty: see `isNothing`. */
export function checkValue(field: FormField, value: unknown): FieldErrorId | null {
  switch (field.kind) {
    case 'string':
    case 'email':
    case 'uri':
    case 'date':
    case 'date-time':
      return typeof value === 'string' ? checkText(field, value) : 'wrong-type';
    case 'number':
    case 'integer':
      return typeof value === 'number' ? checkNumber(field, field.kind, value) : 'wrong-type';
    case 'boolean':
      return typeof value === 'boolean' ? checkBoolean(field, value) : 'wrong-type';
    case 'choice':
      return checkChoice(field, value);
    case 'multi-choice':
      return isStringList(value) ? checkPicks(field, value) : 'wrong-type';
    default:
      return assertNever(field.kind);
  }
}

/** Empty and blank text and an empty list count as no answer, unless the field has just that as an option. */
export function isNothing(field: FormField, value: unknown): boolean {
  if (Array.isArray(value)) return field.kind === 'multi-choice' && value.length === 0;
  return typeof value === 'string' && value.trim() === '' && !isOption(field, value);
}

/** A default that breaks its own field is shown with its error (C-DEF-2). */
export function isBadDefault(field: FormField): boolean {
  if (field.default === undefined || isNothing(field, field.default)) return false;
  return checkValue(field, field.default) !== null;
}

function isOption(field: FormField, value: unknown): boolean {
  return field.options?.some((option) => option.value === value) ?? false;
}

function checkText(field: FormField, text: string): FieldErrorId | null {
  const { minLength, maxLength, pattern } = field.limits;
  const length = minLength === undefined && maxLength === undefined ? 0 : codePoints(text);
  if (minLength !== undefined && length < minLength) return 'too-short';
  if (maxLength !== undefined && length > maxLength) return 'too-long';
  const matches = pattern === undefined || matchesPattern(field, pattern, text);
  // Too long to be judged in time, and nothing leaves unchecked.
  if (matches === null) return 'too-long';
  if (!matches) return 'pattern';
  const format = Object.hasOwn(formats, field.kind) ? field.kind : field.limits.format;
  return format !== undefined && isTextFormat(format) && !formats[format](text) ? 'format' : null;
}

function isTextFormat(kind: string): kind is keyof typeof formats {
  return Object.hasOwn(formats, kind);
}

function codePoints(text: string): number {
  let count = 0;
  for (const character of text) count += character.length > 0 ? 1 : 0;
  return count;
}

function checkNumber(
  field: FormField,
  type: 'number' | 'integer',
  value: number,
): FieldErrorId | null {
  const { limits } = field;
  if (Number.isNaN(value)) return 'not-a-number';
  if (type === 'integer' && Number.isFinite(value) && !Number.isInteger(value)) {
    return 'not-an-integer';
  }
  if (type === 'integer' && !Number.isSafeInteger(value)) return 'unsafe-integer';
  if (value === -Infinity || value < (limits.minimum ?? value)) return 'too-small';
  if (value <= (limits.exclusiveMinimum ?? -Infinity)) return 'too-small';
  if (value === Infinity || value > (limits.maximum ?? value)) return 'too-large';
  if (value >= (limits.exclusiveMaximum ?? Infinity)) return 'too-large';
  const { multipleOf } = limits;
  return multipleOf === undefined || isMultipleOf(value, multipleOf) ? null : 'not-a-multiple';
}

function checkBoolean(field: FormField, value: boolean): FieldErrorId | null {
  return field.limits.allowedBooleans?.includes(value) === false ? 'not-an-option' : null;
}

function checkChoice(field: FormField, value: unknown): FieldErrorId | null {
  const type = field.numeric === undefined ? 'string' : 'number';
  if (typeof value !== type) return 'wrong-type';
  if (!isOption(field, value)) return 'not-an-option';
  if (typeof value === 'string') return checkText(field, value);
  return field.numeric === undefined ? null : checkNumber(field, field.numeric, Number(value));
}

/** Picks are a set: the same option twice is not a choice that was offered. */
function checkPicks(field: FormField, picks: readonly string[]): FieldErrorId | null {
  const { minItems = 0, maxItems = Infinity } = field.limits;
  const offered = new Set(field.options?.map((option) => option.value));
  if (new Set(picks).size < picks.length) return 'not-an-option';
  if (!picks.every((pick) => offered.has(pick))) return 'not-an-option';
  if (picks.length < minItems) return 'too-few';
  if (picks.length > maxItems) return 'too-many';
  return picks.map((pick) => checkText(field, pick)).find((error) => error !== null) ?? null;
}
