// The words of a form as people see them: cleaned after the gate has judged them as they came. Keys, values and defaults stay.
import type { FieldOption, FormDescription, FormField } from '../schema/formDescription.ts';
import { cleanText, cleanTexts } from '../text/cleanText.ts';
import type { TextFlag } from '../text/textFlag.ts';

/** Labels, descriptions and titles of options made harmless to show, each field with what was odd. C-IDN-5, C-FRM-17. */
export function toShownForm(form: FormDescription): FormDescription {
  return { ...form, fields: form.fields.map(toShownField) };
}

function toShownField(field: FormField): FormField {
  const { description: rawDescription, options, ...rest } = field;
  const label = cleanText(field.label, 'fieldTitle');
  const description = cleanText(rawDescription ?? '', 'fieldDescription');
  const titles = cleanTexts((options ?? []).map((option) => option.label));
  const textFlags = flagsOf(label, description, titles);
  return {
    ...rest,
    label: label.visible === '' ? nameOf(field.key) : label.visible,
    ...(description.visible === '' ? {} : { description: description.visible }),
    ...(options === undefined ? {} : { options: withTitles(options, titles.visible) }),
    ...(textFlags.length === 0 ? {} : { textFlags }),
  };
}

function nameOf(key: string): string {
  const { visible } = cleanText(key, 'fieldTitle');
  return visible === '' ? '(unnamed)' : visible;
}

function withTitles(
  options: readonly FieldOption[],
  titles: readonly string[],
): readonly FieldOption[] {
  return options.map(({ value }, index) => {
    const title = titles[index] ?? '';
    const fallback = (): string => cleanText(String(value), 'fieldTitle').visible;
    return { value, label: title || fallback() || '(empty)' };
  });
}

/** `empty` has a text of ours in its place. */
function flagsOf(
  ...texts: readonly { readonly flags: readonly TextFlag[] }[]
): readonly TextFlag[] {
  const all = new Set(texts.flatMap(({ flags }) => flags));
  all.delete('empty');
  return [...all].sort();
}
