// Which keywords the gate knows, and what kind of value each needs (C-FRM-18).
import { isList, own, type JsonRecord } from './json.ts';

export const references = ['$ref', '$dynamicRef', '$recursiveRef'];

/** Rules between or over values that no control can show, beside `oneOf` and `anyOf`. */
export const combinators = [
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependentRequired',
  'dependencies',
];

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber: Check = Number.isFinite;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';

export const rootChecks = { minProperties: isCount, maxProperties: isCount };

export const textChecks = {
  minLength: isCount,
  maxLength: isCount,
  pattern: isText,
  format: isText,
  enum: isList,
};

const numberChecks = {
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value: unknown) => isNumber(value) && Number(value) > 0,
  enum: isList,
};

/** Checks by the type they belong to; those of other types are ignored. */
export const checksByType: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  string: textChecks,
  number: numberChecks,
  integer: numberChecks,
  boolean: { enum: isList },
  array: { minItems: isCount, maxItems: isCount, uniqueItems: isFlag, enum: isList },
};

export function hasMalformed(schema: JsonRecord, checks: Readonly<Record<string, Check>>): boolean {
  return Object.entries(checks).some(
    ([keyword, check]) => Object.hasOwn(schema, keyword) && !check(own(schema, keyword)),
  );
}
