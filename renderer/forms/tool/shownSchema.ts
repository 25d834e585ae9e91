// The words of a tool's schema as people see them. Keys, constants and defaults stay: they go back to the server.
import type { RJSFSchema } from '@rjsf/utils';
import { cleanText } from '../../../shared/text/cleanText.ts';
import type { TextFlag } from '../../../shared/text/textFlag.ts';
import { dataKeywords, isObject, schemaMaps } from './toolSchema.ts';

export interface ShownSchema {
  readonly schema: RJSFSchema;
  /** What was odd about any of its words. */
  readonly textFlags: readonly TextFlag[];
}

type Note = (flags: readonly TextFlag[]) => void;

/**
 * Titles and descriptions made harmless to show; a key that is none gets a title, as RJSF would show the key itself.
 * `schema`: as `drawableSchema` gives it, at most 256 kB and 40 deep. C-IDN-5, C-FRM-17.
 */
export function toShownSchema(schema: RJSFSchema): ShownSchema {
  const flags = new Set<TextFlag>();
  const shown = showIn(schema, (found) => {
    for (const flag of found) flags.add(flag);
  });
  flags.delete('empty');
  // There is no secret notice here; the arguments are the person's own act.
  flags.delete('asks-for-secret');
  return { schema: isObject(shown) ? shown : schema, textFlags: [...flags].sort() };
}

function showIn(schema: unknown, note: Note): unknown {
  if (Array.isArray(schema)) return schema.map((part: unknown) => showIn(part, note));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (keyword === 'title' || keyword === 'description') return wordIn(keyword, value, note);
      if (keyword === 'enumNames' && Array.isArray(value)) {
        return [[keyword, value.map((name: unknown) => clean(String(name), 'title', note))]];
      }
      if (dataKeywords.has(keyword)) return [[keyword, value]];
      if (schemaMaps.has(keyword) && isObject(value)) {
        const isFields = keyword === 'properties';
        const entries = Object.entries(value).map(([name, part]) => {
          const shown = showIn(part, note);
          return [name, isFields ? titled(name, shown, note) : shown] as const;
        });
        return [[keyword, Object.fromEntries(entries)]];
      }
      return [[keyword, showIn(value, note)]];
    }),
  );
}

/** Nothing to show is no title, so that the key or a word of ours stands in its place. */
function wordIn(keyword: 'title' | 'description', value: unknown, note: Note): [string, string][] {
  const visible = typeof value === 'string' ? clean(value, keyword, note) : '';
  return visible === '' ? [] : [[keyword, visible]];
}

function titled(name: string, schema: unknown, note: Note): unknown {
  if (!isObject(schema) || 'title' in schema) return schema;
  const title = clean(name, 'title', note);
  if (title === name) return schema;
  return { title: title === '' ? '(unnamed)' : title, ...schema };
}

function clean(text: string, keyword: 'title' | 'description', note: Note): string {
  const { visible, flags } = cleanText(
    text,
    keyword === 'title' ? 'fieldTitle' : 'fieldDescription',
  );
  note(flags);
  return visible;
}
