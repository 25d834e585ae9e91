export const offersEn = {
  prompts: 'Prompts',
  resources: 'Resources',
  templates: 'Resources by address',
  filter: 'Find by name or description',
  noMatch: 'Nothing has these letters in its name or description.',
  loading: 'Asking for the list…',
  failed: 'The list could not be read.',
  unlisted: (p: { count: number }) =>
    p.count === 1
      ? '1 more is not listed.'
      : `${p.count.toLocaleString('en')} more are not listed.`,
  more: 'The server has more than Frontdesk lists.',
  unreadable: (p: { count: number }) =>
    p.count === 1
      ? '1 entry could not be read and is left out.'
      : `${p.count.toLocaleString('en')} entries could not be read and are left out.`,
  usePrompt: 'Use…',
  readResource: 'Read…',
  promptTitle: 'Use a prompt',
  resourceTitle: 'Read a resource',
  get: 'Get the prompt',
  read: 'Read',
  notConnected: 'Connect it to go on. What you have typed stays.',
  changed: 'The server has changed this',
  changedText:
    'It has changed since you opened this page. Nothing is sent before you have looked at it again.',
  gone: 'This is not in the server’s list any more',
  noArguments: 'It needs no arguments.',
  required: 'required',
  missing: 'The server needs a value here.',
  values: 'Values',
  address: 'Address',
  template: 'Template',
  type: 'Type',
  size: 'Size, as the server says',
  suggestions: (p: { server: string }) => `${p.server} suggests:`,
  takeOver: 'Use this value',
  moreSuggestions: 'There are more: type on to narrow them down.',
  ofPrompt: 'prompt',
  ofResource: 'resource',
};
