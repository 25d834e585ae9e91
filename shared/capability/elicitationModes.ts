// What Frontdesk declares for elicitation, and how a declaration is read back: the guard uses the same reading (C-CAP-4).

export type ElicitationMode = 'form' | 'url';

/** The `elicitation` capability object as it goes on the wire. */
export interface ElicitationCapability {
  readonly form?: Readonly<Record<string, never>>;
  readonly url?: Readonly<Record<string, never>>;
}

/** At least one mode, or no key at all (C-CAP-1, C-CAP-3): `undefined` means that `elicitation` is left out. */
export function declareElicitation(
  modes: readonly ElicitationMode[],
): ElicitationCapability | undefined {
  if (modes.length === 0) return undefined;
  return {
    ...(modes.includes('form') ? { form: {} } : {}),
    ...(modes.includes('url') ? { url: {} } : {}),
  };
}

/** `{}` means form only, `{"url":{}}` means URL only, no capability means neither (C-CAP-4). */
export function declaredModes(
  capability: ElicitationCapability | undefined,
): readonly ElicitationMode[] {
  if (capability === undefined) return [];
  if (capability.form === undefined && capability.url === undefined) return ['form'];
  const modes: ElicitationMode[] = [];
  if (capability.form !== undefined) modes.push('form');
  if (capability.url !== undefined) modes.push('url');
  return modes;
}
