// Which folder may import what, and which dangerous names appear in one place only.
// ESLint replaces a rule's options instead of merging them, so each folder states its whole list.

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const effects = ['ipcMain', 'ipcRenderer', 'shell', 'dialog', 'safeStorage', 'Notification'];

const electronOnly = (/** @type {string[]} */ allowed) => ({
  name: 'electron',
  importNames: effects.filter((name) => !allowed.includes(name)),
  message: 'IPC, shell, dialog, safeStorage and Notification each have one home.',
});

const notFromElectron = [
  { regex: '^react(-dom|-aria.*)?(/|$)', message: 'No views in the main process.' },
  { regex: '^zustand(/|$)', message: 'Stores belong to the window.' },
  { regex: '^(\\.\\./)+(renderer|e2e|scripts|bench)/', message: 'Wrong direction.' },
];
const rjsf = { regex: '^@rjsf/', message: 'In electron/ only the validation module uses RJSF.' };

/** @returns {import('eslint').Linter.RulesRecord} */
const electronImports = (
  /** @type {string[]} */ allowed,
  /** @type {object[]} */ more = [rjsf],
) => ({
  'no-restricted-imports': [
    'error',
    { paths: [electronOnly(allowed)], patterns: [...notFromElectron, ...more] },
  ],
});

const notFromRenderer = [
  { regex: '^(electron|node:.*)(/|$)', message: 'The window knows neither Electron nor Node.' },
  { regex: '^@modelcontextprotocol/', message: 'Sessions live in the main process.' },
  { regex: '^(\\.\\./)+(electron|e2e|scripts|bench)/', message: 'Wrong direction.' },
];

const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only.',
};
const inertText = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Server text is inert text.',
};
const catalogued = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Visible words come from the catalogues.' },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label|description)$/] > Literal[value=/\\p{L}/u]',
    message: 'Visible words come from the catalogues.',
  },
];
const noApi = {
  selector: 'MemberExpression[object.name="window"][property.name="api"]',
  message: 'Views take props; containers call the api.',
};

/** @type {import('eslint').Linter.Config[]} */
export const fences = [
  {
    files: ['{shared,electron,renderer,e2e}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', namedExports] },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|(zod|tldts|ipaddr\\.js|punycode|re2js)(/|$))',
              message: 'shared/ imports only itself and pure packages.',
            },
            {
              regex: '^(\\.\\./)+(electron|renderer|e2e|scripts|bench)/',
              message: 'Wrong direction.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'setTimeout', 'setInterval', 'performance', 'crypto', 'self', 'console'].map(
          (name) => ({ name, message: 'Rules are pure: time, ids and effects are arguments.' }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        namedExports,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time is an argument.',
        },
      ],
    },
  },
  { files: ['electron/**/*.ts'], ignores: tests, rules: electronImports([]) },
  {
    files: ['electron/platform/**/*.ts'],
    ignores: tests,
    rules: electronImports(['dialog']),
  },
  {
    files: ['electron/attention/systemAttention.ts'],
    ignores: tests,
    rules: electronImports(['Notification']),
  },
  { files: ['electron/opening/systemBrowser.ts'], rules: electronImports(['shell']) },
  { files: ['electron/secrets/systemKeystore.ts'], rules: electronImports(['safeStorage']) },
  { files: ['electron/ipc/**/*.ts'], ignores: tests, rules: electronImports(['ipcMain']) },
  { files: ['electron/preload.ts'], rules: electronImports(['ipcRenderer']) },
  {
    files: ['electron/elicitation/validateAnswer.ts'],
    ignores: tests,
    rules: electronImports(
      [],
      [{ regex: '^@rjsf/(?!validator-ajv8|utils)', message: 'Validation needs no form.' }],
    ),
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-imports': ['error', { patterns: notFromRenderer }],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The window has no network.' },
        { name: 'XMLHttpRequest', message: 'The window has no network.' },
        { name: 'localStorage', message: 'The window keeps nothing; main owns the truth.' },
      ],
      'no-restricted-syntax': ['error', namedExports, inertText, ...catalogued],
    },
  },
  {
    files: ['renderer/{ui,forms}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...notFromRenderer,
            { regex: '^zustand(/|$)', message: 'Views take props.' },
            { regex: '^(\\.\\./)+(features|state)/', message: 'ui/ and forms/ know no feature.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', namedExports, inertText, ...catalogued, noApi],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    // The second entry builds the same app; everything else looks at it from outside.
    ignores: ['e2e/main.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(\\.\\./)+(electron|renderer)/', message: 'e2e looks from outside.' },
          ],
        },
      ],
    },
  },
  // An ambient module states its exports as the bundler makes them.
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
];
