// Main's authority over answers (C-VAL-2): whatever the window hands over is checked again before anything is sent. The
// validator sees only the schema that the gate wrote; what it gets wrong is checked here.
import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { ProtocolRevision } from '../../shared/elicitation/request.ts';
import { checkValue, isNothing } from '../../shared/schema/checkValue.ts';
import type {
  AnswerEntries,
  FieldError,
  FieldErrorId,
  FormDescription,
  FormErrors,
  FormField,
} from '../../shared/schema/formDescription.ts';
import { formats } from '../../shared/schema/formats.ts';
import { linearPattern } from '../../shared/schema/linearPattern.ts';
import { countErrors } from '../../shared/schema/readAnswer.ts';
import { drawingName, toDrawingSchema } from '../../shared/schema/toDrawingSchema.ts';

export interface AnswerCheck {
  /** Does ahead of time what the first check would do: compiling is most of the time between Send and the server. */
  prepare(): void;
  /** `null`: the answer may be sent as it is. */
  errorsOf(content: AnswerEntries): FormErrors | null;
}

/** For one question: the validator keeps every schema it has seen, so it lives no longer than the question does. */
export function createAnswerCheck(
  form: FormDescription,
  { revision }: { readonly revision: ProtocolRevision },
): AnswerCheck {
  let judge: Judge | null = null;
  const prepared = (): Judge => (judge ??= createJudge(form));
  return {
    prepare: () => {
      prepared()(new Map());
    },
    errorsOf: (content) => {
      const fields = [
        ...foreignKeys(form, content),
        ...fieldErrors(form, new Map(content), revision, prepared()),
      ];
      if (fields.length > 0) return { fields, form: [] };
      const counted = countErrors(form, content.length);
      return counted.length > 0 ? { fields, form: counted } : null;
    },
  };
}

/** The validator's verdict by place of the field. */
type Judge = (values: ReadonlyMap<string, unknown>) => ReadonlyMap<number, FieldErrorId>;

/** Keys that are no field, and keys that come twice (C-VAL-3). */
function foreignKeys(form: FormDescription, content: AnswerEntries): readonly FieldError[] {
  const allowed = new Set(form.fields.map((field) => field.key));
  return content
    .filter(([key]) => !allowed.delete(key))
    .map(([key]) => ({ field: key, id: 'wrong-type' }));
}

function fieldErrors(
  form: FormDescription,
  values: ReadonlyMap<string, unknown>,
  revision: ProtocolRevision,
  judge: Judge,
): readonly FieldError[] {
  const faults = judge(values);
  return form.fields.flatMap((field, index) => {
    const id = values.has(field.key)
      ? (checkSent(field, values.get(field.key), revision) ?? faults.get(index))
      : field.required
        ? 'required'
        : undefined;
    return id === undefined ? [] : [{ field: field.key, id }];
  });
}

function checkSent(
  field: FormField,
  value: unknown,
  revision: ProtocolRevision,
): FieldErrorId | null {
  if (Array.isArray(value) && revision === '2025-06-18') return 'wrong-type';
  if (!isNothing(field, value)) return checkValue(field, value);
  // Nothing is left out, never sent as empty (C-VAL-4); a required list may be empty, a required text not.
  if (field.kind === 'multi-choice') return field.required ? checkValue(field, value) : 'too-few';
  return field.required ? 'required' : 'wrong-type';
}

function createJudge(form: FormDescription): Judge {
  const validator = createValidator();
  const schema = judged(form);
  return (values) => {
    const data = Object.fromEntries(
      form.fields.flatMap(({ key }, index) =>
        values.has(key) ? [[drawingName(index), values.get(key)]] : [],
      ),
    );
    const { errors, validationError } = validator.rawValidation<Fault>(schema, data);
    if (validationError !== undefined) throw validationError;
    const faults = new Map<number, FieldErrorId>();
    for (const { instancePath, keyword } of errors ?? []) {
      const index = Number(/^\/f(\d+)/.exec(instancePath)?.[1] ?? -1);
      if (!faults.has(index)) faults.set(index, idsByKeyword[keyword] ?? 'wrong-type');
    }
    return faults;
  };
}

/** The gate's schema for judging: `oneOf` of 2,000 constants takes seconds to compile, and `multipleOf` is binary there. */
function judged(form: FormDescription): RJSFSchema {
  const { properties, ...root } = toDrawingSchema(form);
  const fields = Object.entries(properties).map(([name, field]) => {
    const { multipleOf: _binary, enum: booleans = [], oneOf, items, ...rest } = field;
    const values = oneOf?.map(toConst) ?? [...booleans];
    const list = items && { items: { type: items.type, enum: items.oneOf.map(toConst) } };
    return [name, { ...rest, ...(values.length > 0 && { enum: values }), ...list }] as const;
  });
  return { ...root, required: [], properties: Object.fromEntries(fields) };
}

const toConst = (option: { readonly const: string | number }): string | number => option.const;

/** Without the meta-schema, as the schema is our own. */
function createValidator() {
  return customizeValidator({
    ajvFormatOptions: false,
    customFormats: { ...formats },
    ajvOptionsOverrides: {
      validateSchema: false,
      meta: false,
      ownProperties: true,
      code: { regExp: linearEngine },
    },
  });
}

/** Never the native engine. The validator keeps patterns by their text, so each has its own (C-FRM-14). */
const linearEngine = Object.assign(
  (pattern: string) => {
    const compiled = linearPattern(pattern, Infinity);
    return {
      test: (text: string) => compiled?.test(text) ?? false,
      toString: () => pattern,
    };
  },
  { code: 'linearEngine' },
);

interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
}

const idsByKeyword: Readonly<Record<string, FieldErrorId>> = {
  enum: 'not-an-option',
  oneOf: 'not-an-option',
  minItems: 'too-few',
  maxItems: 'too-many',
  minLength: 'too-short',
  maxLength: 'too-long',
  minimum: 'too-small',
  exclusiveMinimum: 'too-small',
  maximum: 'too-large',
  exclusiveMaximum: 'too-large',
  pattern: 'pattern',
  format: 'format',
};
