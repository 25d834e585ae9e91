// Forms at the limits of what the gate lets through: each is a tool of bench/formServer.mjs, asked as it stands here.

const count = (/** @type {number} */ length) => Array.from({ length }, (_, index) => index);
const text = { type: 'string', title: 'Text' };

/** @param {readonly (readonly [string, unknown])[]} fields */
const form = (fields, message = 'A question at the limits.') => ({
  message,
  requestedSchema: { type: 'object', properties: Object.fromEntries(fields) },
});
const fields = (/** @type {number} */ length, /** @type {(index: number) => unknown} */ of) =>
  count(length).map((index) => /** @type {const} */ ([`field ${index}`, of(index)]));
const options = count(2_000).map((index) => `Option number ${index}`);

const mixed = [
  { type: 'string' },
  { type: 'string', format: 'email' },
  { type: 'integer', minimum: 1 },
  { type: 'boolean' },
  { type: 'string', enum: ['one', 'two', 'three'] },
  { type: 'array', items: { type: 'string', enum: ['one', 'two', 'three'] }, maxItems: 2 },
  { type: 'string', format: 'date' },
  { type: 'string', format: 'date-time' },
];

/** @type {Readonly<Record<string, { message: string, requestedSchema: unknown }>>} */
export const hostileForms = {
  'one plain field': form([['text', text]]),
  '(a+)+$, hostile text': form([
    ['text', { ...text, pattern: '^(a+)+$', default: `${'a'.repeat(5_000)}!` }],
  ]),
  '2,000 options, one of them': form([
    ['text', text],
    ['choice', { type: 'string', enum: options }],
  ]),
  '2,000 options, some of them': form([
    ['text', text],
    ['choice', { type: 'array', items: { type: 'string', enum: options } }],
  ]),
  '100 fields of text': form(fields(100, () => text)),
  '100 fields of all kinds': form([['text', text], ...fields(99, (index) => mixed[index % 8])]),
  '100 patterns, long defaults': form(
    fields(100, () => ({
      ...text,
      pattern: '^(([a-z])+.)+[A-Z]([a-z])+$',
      default: 'a'.repeat(1_500),
    })),
  ),
  'schema of 256 kB': form(
    fields(100, () => ({ ...text, description: 'Long description. '.repeat(138) })),
  ),
  'message of 1 MB': form([['text', text]], 'A long message. '.repeat(62_000)),
  'message of 1 MB, hidden characters': form([['text', text]], 'a\u202e\u200b'.repeat(140_000)),
};
