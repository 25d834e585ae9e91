// One entry of a list of prompts, resources or templates as it came, made to what Frontdesk uses of it. What is odd in what is not
// used costs nothing.
import { maxTemplateLength, variablesOf } from '../../../shared/catalogue/uriTemplate.ts';

export interface ReadArgument {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly required?: boolean;
}

export interface ReadPrompt {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly arguments?: readonly ReadArgument[];
}

export interface ReadResource {
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  readonly size?: number;
}

export interface ReadTemplate extends Omit<ReadResource, 'uri' | 'size'> {
  readonly uriTemplate: string;
}

/** As long as the window may name one. */
const maxNameUnits = 1_000;
const maxUriUnits = 8_000;
/** More fields than anybody fills in. */
const maxArguments = 50;

/** Null where it is no prompt, or one with more arguments than a form has. */
export function readPrompt(entry: unknown): ReadPrompt | null {
  if (!isRecord(entry) || !isName(entry['name'], maxNameUnits)) return null;
  const texts = { name: entry['name'], ...textsOf(entry) };
  const list = entry['arguments'];
  if (list === undefined || list === null) return texts;
  if (!Array.isArray(list) || list.length > maxArguments) return null;
  const read = list.map(readArgument);
  const found = read.filter((argument) => argument !== null);
  const isWhole = found.length === read.length;
  const areApart = new Set(found.map(({ name }) => name)).size === found.length;
  return isWhole && areApart ? { ...texts, arguments: found } : null;
}

function readArgument(entry: unknown): ReadArgument | null {
  if (!isRecord(entry) || !isName(entry['name'], maxNameUnits)) return null;
  const { name, required } = entry;
  return { name, ...textsOf(entry), ...(typeof required === 'boolean' ? { required } : {}) };
}

/** Null where it is no resource. */
export function readResourceEntry(entry: unknown): ReadResource | null {
  if (!isRecord(entry) || !isName(entry['name'], maxNameUnits)) return null;
  const { name, uri, size } = entry;
  if (!isName(uri, maxUriUnits)) return null;
  const isSize = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0;
  return { uri, name, ...textsOf(entry), ...typeOf(entry), ...(isSize ? { size } : {}) };
}

/** Null where it is no template, or one that cannot be filled in. */
export function readTemplate(entry: unknown): ReadTemplate | null {
  if (!isRecord(entry) || !isName(entry['name'], maxNameUnits)) return null;
  const { name, uriTemplate } = entry;
  if (!isName(uriTemplate, maxTemplateLength) || variablesOf(uriTemplate) === null) return null;
  return { uriTemplate, name, ...textsOf(entry), ...typeOf(entry) };
}

function textsOf({ title, description }: Record<string, unknown>): {
  readonly title?: string;
  readonly description?: string;
} {
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
  };
}

function typeOf({ mimeType }: Record<string, unknown>): { readonly mimeType?: string } {
  return typeof mimeType === 'string' && mimeType.length <= maxNameUnits ? { mimeType } : {};
}

function isName(value: unknown, atMost: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= atMost;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
