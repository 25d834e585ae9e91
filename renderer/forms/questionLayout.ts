// A question's form as RJSF draws it: names by position, so that `__proto__`, dotted and integer-like keys do no
// harm (C-FRM-16), and nothing in the schema from which RJSF could answer for the person: no default, no constant.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type {
  DraftValue,
  FieldKind,
  FormDescription,
  FormDraft,
  FormField,
} from '../../shared/schema/formDescription.ts';

export interface QuestionLayout {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

export function positionName(index: number): string {
  return `f${String(index)}`;
}

/** The id of a field in the page. */
export function fieldId(idPrefix: string, index: number): string {
  return `${idPrefix}_${positionName(index)}`;
}

export function questionLayout(form: FormDescription): QuestionLayout {
  const properties: Record<string, RJSFSchema> = {};
  const uiSchema: UiSchema = {};
  const required: string[] = [];
  form.fields.forEach((field, index) => {
    const name = positionName(index);
    properties[name] = fieldSchema(field);
    uiSchema[name] = fieldUi(field);
    if (field.required) required.push(name);
  });
  return { schema: { type: 'object', properties, required }, uiSchema };
}

function fieldSchema({ label, description, limits }: FormField): RJSFSchema {
  return {
    title: label,
    ...(description === undefined ? {} : { description }),
    ...(limits.minItems === undefined ? {} : { minItems: limits.minItems }),
    ...(limits.maxItems === undefined ? {} : { maxItems: limits.maxItems }),
  };
}

function fieldUi(field: FormField): UiSchema {
  return {
    'ui:field': 'DraftField',
    'ui:widget': widgetOf(field),
    'ui:options': {
      kind: field.kind,
      emptyValue: null,
      suggestion: suggestionOf(field),
      isSuggestionUnshown: field.default !== undefined && suggestionOf(field) === undefined,
      isMultiple: field.kind === 'multi-choice',
      inputMode: field.kind === 'number' || field.kind === 'integer' ? 'decimal' : field.kind,
      ...(field.options === undefined ? {} : { enumOptions: [...field.options] }),
    },
  };
}

const widgets = {
  string: 'TextWidget',
  email: 'TextWidget',
  uri: 'TextWidget',
  date: 'DateWidget',
  'date-time': 'DateTimeWidget',
  number: 'TextWidget',
  integer: 'TextWidget',
  boolean: 'CheckboxWidget',
  choice: 'SelectWidget',
  'multi-choice': 'SelectWidget',
} as const satisfies Record<FieldKind, string>;

/** Longer answers, and suggestions with line breaks (which one line would drop), get several lines. */
const longText = 200;

function widgetOf(field: FormField): string {
  const hasLines = typeof field.default === 'string' && /[\r\n]/.test(field.default);
  const isLong = (field.limits.maxLength ?? 0) > longText || (field.limits.minLength ?? 0) > 80;
  return field.kind === 'string' && (hasLines || isLong) ? 'TextareaWidget' : widgets[field.kind];
}

/** The server's default where the field's control can show it; otherwise it is shown beside it (C-DEF-2). */
export function suggestionOf({ kind, default: value, options }: FormField): DraftValue | undefined {
  const isOption = (candidate: unknown) => options?.some((option) => option.value === candidate);
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return (typeof value === 'string' || typeof value === 'number') && isOption(value) === true
        ? value
        : undefined;
    case 'multi-choice':
      return isTexts(value) && value.every(isOption) ? value : undefined;
    case 'number':
    case 'integer':
      return typeof value === 'number' ? String(value) : undefined;
    case 'string':
    case 'email':
    case 'uri':
    case 'date':
    case 'date-time':
      return typeof value === 'string' ? value : undefined;
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The draft under the names of the layout; untouched fields are absent. */
export function draftToFormData(
  form: FormDescription,
  draft: FormDraft,
): Record<string, DraftValue> {
  const formData: Record<string, DraftValue> = {};
  form.fields.forEach(({ key }, index) => {
    const value = draft.get(key);
    if (value !== undefined) formData[positionName(index)] = value;
  });
  return formData;
}

export function formDataToDraft(form: FormDescription, formData: unknown): FormDraft {
  const entered = new Map<string, DraftValue>();
  if (typeof formData !== 'object' || formData === null) return entered;
  const values = new Map<string, unknown>(Object.entries(formData));
  form.fields.forEach(({ key }, index) => {
    const value = values.get(positionName(index));
    if (isDraftValue(value)) entered.set(key, value);
  });
  return entered;
}

function isDraftValue(value: unknown): value is DraftValue {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    isTexts(value)
  );
}
