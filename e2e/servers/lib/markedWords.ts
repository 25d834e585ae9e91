// Words of a server, each with a number and everything that must not get into the window as it is.

let count = 0;

/** The direction turned, a letter nobody sees, a hidden tag, a control, markup and an address. */
export function mark(place: string): string {
  count += 1;
  return `MARK${String(count)} ${place}\u202Eturned\u202C un\u200Bseen \u{E0041}\u{E0042}\u0007 <b>bold</b> [x](https://mark.example/a)`;
}

/** Of a name in one word, as of a tool or a key. */
export function markedName(place: string): string {
  count += 1;
  return `MARK${String(count)}_${place}\u202E\u200B`;
}

/** A form with every kind of control. */
export function markedForm(): Readonly<Record<string, unknown>> {
  const words = (place: string) => ({ title: mark(place), description: mark(`${place} text`) });
  const options = (place: string) => [
    { const: markedName('a'), title: mark(`${place} a`) },
    { const: markedName('b'), title: mark(`${place} b`) },
  ];
  const many = Array.from({ length: 9 }, (_, index) => markedName(`many${String(index)}`));
  return {
    message: mark('message'),
    requestedSchema: {
      type: 'object',
      properties: {
        [markedName('key')]: { type: 'string' },
        text: { type: 'string', ...words('string'), default: mark('default') },
        mail: { type: 'string', format: 'email', ...words('mail') },
        day: { type: 'string', format: 'date', ...words('day') },
        time: { type: 'string', format: 'date-time', ...words('time') },
        whole: { type: 'integer', ...words('whole') },
        part: { type: 'number', ...words('part') },
        yes: { type: 'boolean', ...words('yes') },
        one: { type: 'string', ...words('one'), oneOf: options('one') },
        bare: { type: 'string', ...words('bare'), enum: [markedName('c'), markedName('d')] },
        long: { type: 'string', ...words('long'), enum: many },
        some: { type: 'array', ...words('some'), items: { anyOf: options('some') } },
      },
    },
  };
}

/** The schema of a tool, drawn by another way than a question. */
export function markedInput(): Readonly<Record<string, unknown>> {
  const words = (place: string) => ({ title: mark(place), description: mark(`${place} text`) });
  return {
    type: 'object',
    properties: {
      [markedName('argument')]: { type: 'string' },
      text: { type: 'string', ...words('argument'), default: mark('argument default') },
      kind: { type: 'string', ...words('kind'), enum: [markedName('e'), markedName('f')] },
      yes: { type: 'boolean', ...words('argument yes') },
      list: { type: 'array', ...words('list'), items: { type: 'string', ...words('item') } },
      inner: {
        type: 'object',
        ...words('inner'),
        properties: { leaf: { type: 'integer', ...words('leaf') } },
      },
      either: {
        ...words('either'),
        oneOf: [{ ...words('first'), type: 'string' }, { type: 'integer' }],
      },
    },
  };
}

/** A result with every kind of block that the protocol has: one of an unknown kind would make the whole result a refused one. */
export function markedResult(icon: string): Readonly<Record<string, unknown>> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const icons = [{ src: icon, mimeType: 'image/png' }];
  return {
    content: [
      { type: 'text', text: mark('result') },
      { type: 'image', data: pixel, mimeType: 'image/png' },
      { type: 'image', data: pixel, mimeType: `image/${markedName('image')}` },
      { type: 'audio', data: 'AAAA', mimeType: `audio/${markedName('audio')}` },
      {
        type: 'resource_link',
        uri: `desk://${markedName('uri')}`,
        name: mark('link'),
        description: mark('link text'),
        icons,
      },
      {
        type: 'resource',
        resource: {
          uri: `desk://${markedName('resource')}`,
          mimeType: markedName('type'),
          text: mark('resource'),
        },
      },
    ],
    structuredContent: { [markedName('field')]: mark('structured'), deep: [{ a: mark('deep') }] },
    isError: true,
  };
}
