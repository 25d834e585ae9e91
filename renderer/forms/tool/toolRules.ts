// Checks tool arguments in the window: an interpreter, since the CSP forbids compiled schemas (no `unsafe-eval`).
// The server is the judge of its arguments; this only spares the person a round trip.
import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { ErrorSchemaBuilder, toErrorList, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { isObject } from './toolSchema.ts';

/** Words for one violation: the keyword and its value in the schema. */
export type ViolationText = (keyword: string, limit: unknown) => string;

/** Errors that only say that something inside has an error. */
const containers = new Set([
  '$ref',
  'properties',
  'items',
  'prefixItems',
  'allOf',
  'if',
  'then',
  'else',
  'additionalProperties',
  'additionalItems',
  'dependentSchemas',
  'dependencies',
  'contains',
  'unevaluatedProperties',
]);

export function createToolRules(textOf: ViolationText): ValidatorType {
  const violations = (schema: RJSFSchema, formData: unknown): readonly OutputUnit[] => {
    try {
      const instance: unknown = JSON.parse(JSON.stringify(formData ?? {}));
      return new Validator(asSchema(schema), '2020-12', false).validate(instance).errors;
    } catch {
      // A schema that cannot be interpreted checks nothing here.
      return [];
    }
  };
  return {
    validateFormData: (formData, schema) => {
      const builder = new ErrorSchemaBuilder();
      const seen = new Set<string>();
      for (const violation of violations(schema, formData)) {
        const { path, keyword } = place(violation);
        if (containers.has(keyword) || isOfOtherVariant(violation)) continue;
        // An entry that was added and left empty is missing rather than wrong.
        const isEmpty = keyword === 'type' && at(formData, path) === undefined;
        const text = isEmpty
          ? textOf('required', null)
          : textOf(keyword, valueAt(schema, violation.keywordLocation));
        const key = `${JSON.stringify(path)} ${text}`;
        if (!seen.has(key)) builder.addErrors(text, path);
        seen.add(key);
      }
      const errorSchema = builder.ErrorSchema;
      return { errors: toErrorList(errorSchema), errorSchema };
    },
    isValid: (schema, formData, rootSchema) => {
      if (formData === undefined) return false;
      // References in a part of the schema point into the whole.
      const { $defs, definitions } = rootSchema;
      const whole = {
        ...(isObject($defs) ? { $defs } : {}),
        ...(isObject(definitions) ? { definitions } : {}),
        ...schema,
      };
      return violations(whole, formData).length === 0;
    },
    rawValidation: () => ({ errors: [] }),
  };
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined,
    value,
  );
}

function asSchema(schema: RJSFSchema): Schema {
  const plain: unknown = JSON.parse(JSON.stringify(schema));
  return isObject(plain) ? plain : {};
}

/** Where in the arguments, as a path; a missing property is an error of its own place. */
function place({ instanceLocation, keyword, error }: OutputUnit) {
  const path: (string | number)[] = pointerParts(instanceLocation);
  const missing = keyword === 'required' ? /property "(.*)"/s.exec(error)?.[1] : undefined;
  return { path: missing === undefined ? path : [...path, missing], keyword };
}

/** Of several variants the person fills one; what the others would want to be constant is no fault. */
function isOfOtherVariant({ keyword, keywordLocation }: OutputUnit): boolean {
  return (
    /\/(?:anyOf|oneOf)\/\d+\//.test(keywordLocation) &&
    ['const', 'enum', 'required'].includes(keyword)
  );
}

function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(schema: RJSFSchema, keywordLocation: string): unknown {
  let value: unknown = schema;
  for (const part of pointerParts(keywordLocation)) {
    const next: unknown =
      isObject(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined;
    value = part === '$ref' && typeof next === 'string' ? valueAt(schema, next) : next;
  }
  return value;
}
