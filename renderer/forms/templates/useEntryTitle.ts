import type { FieldPathId, RJSFSchema } from '@rjsf/utils';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Entries of a list without a title of their own are numbered, where RJSF would write "guests-1". */
export function useEntryTitle(title: string, schema: RJSFSchema, { path }: FieldPathId): string {
  const { forms } = useMessages();
  const { number } = useFormats();
  const last = path.at(-1);
  return typeof last === 'number' && schema.title === undefined
    ? forms.entry({ number: number(last + 1) })
    : title;
}
