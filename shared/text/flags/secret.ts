// A text of a form that asks for a secret (C-REV-3): a heading that names one, prose that tells to give it.
import { asksForSecret } from '../../schema/secretMessage.ts';
import { looksSecret } from '../../schema/secrets.ts';
import type { TextField } from '../limits.ts';

/** Only where a form asks; the caller knows the mode. */
export function asksForSecretIn(text: string, field: TextField): boolean {
  switch (field) {
    case 'serverName':
    case 'resultText':
      // Nothing is typed where these stand.
      return false;
    case 'fieldTitle':
      return looksSecret({ ...textField, label: text }, undefined);
    case 'fieldDescription':
      return looksSecret({ ...textField, description: text }, undefined);
    case 'enumTitles':
      // A choice cannot hold one: "API key" is a way to sign in. The word before it makes it more than a bare name.
      return asksForSecret(`choice ${text}`);
    case 'title':
    case 'message':
    case 'toolDescription':
      return asksForSecret(text);
  }
}

const textField = { key: '', kind: 'string', required: false, label: '', limits: {} } as const;
