import type { EntryRefusalReason } from '../../../shared/protocol/inputRequired.ts';

/** What a question can be refused for: its form or address, or the round it came in. */
export const refusalsEn = {
  'malformed-input-request': 'What came is not a question as MCP sets it out.',
  'undeclared-method':
    'It asks for something other than a form or a page, which Frontdesk did not offer.',
  'undeclared-mode': 'It asks in a way that Frontdesk did not offer to this server.',
  'missing-message': 'The question has no text.',
  'message-too-long': 'The text of the question is too long.',
  'unknown-mode': 'It asks in a way that Frontdesk does not know.',
  'url-mode-not-in-2025-06-18':
    'It asks to open a page, which its protocol revision (2025-06-18) does not have.',
  'missing-schema': 'It does not say what the form looks like.',
  'schema-too-large': 'The description of the form is too large.',
  'unknown-dialect': 'The form is described in a kind of JSON Schema that MCP forms do not use.',
  ref: 'The description of the form points to other places, which MCP forms may not do.',
  'root-not-object': 'The description of the form is not one of fields.',
  'nested-object': 'A field holds further fields. MCP forms are flat.',
  combinator: 'The form has rules between its fields or values that no form can show.',
  'root-keyword': 'The form has rules for all of its fields that MCP forms do not have.',
  'properties-not-object': 'The list of the form’s fields is not valid.',
  'too-many-fields': 'The form has too many fields.',
  'unknown-type': 'A field is of a kind that MCP forms do not have.',
  'malformed-keyword': 'A limit in the form is not valid.',
  'array-not-in-2025-06-18':
    'A field takes several answers, which its protocol revision (2025-06-18) does not have.',
  'free-array': 'A field takes a list but names no options for it.',
  'array-of-objects': 'A field takes a list of entries that have fields themselves.',
  'no-options': 'A field has no options to choose from.',
  'option-type': 'The options of a field are not of the field’s kind.',
  'too-many-options': 'The form has too many options.',
  'required-malformed': 'The list of required fields is not valid.',
  'required-unknown-field': 'A field is required that the form does not have.',
  'missing-url': 'It asks to open a page but has no address.',
  'missing-elicitation-id':
    'It asks to open a page without the id that its protocol revision (2025-11-25) needs.',
  'invalid-url': 'It asks to open something that is not a web address.',
  'scheme-blocked': 'It asks to open something other than a web page (https).',
  'http-plain':
    'It asks to open a page without encryption (http). The rules of the server can allow that for development.',
  other: 'Frontdesk cannot show it.',
} satisfies Record<EntryRefusalReason | 'other', string>;
