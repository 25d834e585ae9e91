// Which tools, prompts or resources a search finds, and what a tool says of itself.
import type { ToolView } from '../../../shared/servers/serverView.ts';

interface Named {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
}

export function findTools<Entry extends Named>(
  tools: readonly Entry[],
  search: string,
): readonly Entry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return tools;
  return tools.filter(({ name, title = '', description = '' }) =>
    [name, title, description].some((text) => text.toLowerCase().includes(wanted)),
  );
}

export type ToolClaim = 'readOnly' | 'destructive' | 'idempotent' | 'openWorld';

/** Untrusted hints that are worth a word (C-IDN-7); the last two say nothing about a tool that only reads. */
export function claimsOf({ annotations = {} }: ToolView): readonly ToolClaim[] {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations;
  const claims: ToolClaim[] = [];
  if (readOnlyHint === true) claims.push('readOnly');
  else {
    if (destructiveHint === true) claims.push('destructive');
    if (idempotentHint === true) claims.push('idempotent');
  }
  if (openWorldHint === true) claims.push('openWorld');
  return claims;
}
