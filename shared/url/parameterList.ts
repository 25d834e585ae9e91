// The parameters of an address, and findings that name them.
import { finding } from './findings.ts';
import type { FindingDetail, FindingId, FindingPart, UrlFinding } from './urlAnalysis.ts';

export interface Parameter {
  readonly part: FindingPart;
  readonly name: string;
  /** Decoded; never empty. */
  readonly value: string;
}

/** Of the query, and of a fragment that is written like one, also behind a route (`#/sign-in?a=b`). */
export function parametersOf({ search, hash }: URL): readonly Parameter[] {
  const fragment = hash.slice(1);
  const route = fragment.indexOf('?');
  return [
    ...parametersIn(search, 'query'),
    ...parametersIn(fragment.slice(0, route === -1 ? undefined : route), 'hash'),
    ...parametersIn(route === -1 ? '' : fragment.slice(route + 1), 'hash'),
  ];
}

function parametersIn(text: string, part: FindingPart): readonly Parameter[] {
  return Array.from(new URLSearchParams(text), ([name, value]) => ({ part, name, value })).filter(
    ({ value }) => value !== '',
  );
}

/** One finding for all, with the names: a name is the server's text and is kept encoded and short. */
export function naming(
  id: FindingId,
  parameters: readonly Parameter[],
  detail: FindingDetail = {},
): readonly UrlFinding[] {
  const [first] = parameters;
  if (first === undefined) return [];
  const names = new Set(parameters.map(({ name }) => shortName(name)));
  return [finding(id, first.part, { ...detail, parameters: Array.from(names).slice(0, 10) })];
}

function shortName(name: string): string {
  // Half of a pair cannot be encoded.
  return encodeURIComponent(name.slice(0, 40).replace(/[\ud800-\udbff]$/, ''));
}
