import { expect, test } from 'vitest';
import { noticesText, packageFolders } from './notices.mjs';

test('finds the packages behind the modules, nested and scoped ones too', () => {
  expect(
    packageFolders([
      '/app/renderer/main.tsx',
      '/app/node_modules/react/index.js',
      '/app/node_modules/react/cjs/react.js?commonjs-module',
      '/app/node_modules/@rjsf/core/lib/index.js',
      '/app/node_modules/a/node_modules/b/index.js',
      '\0/app/node_modules/zod/index.js?commonjs-proxy',
      '\0virtual:helper',
    ]),
  ).toEqual([
    '/app/node_modules/@rjsf/core',
    '/app/node_modules/a/node_modules/b',
    '/app/node_modules/react',
    '/app/node_modules/zod',
  ]);
});

test('each package is named with its licence', () => {
  const text = noticesText([{ name: 'a', version: '1.0.0', license: 'MIT', text: 'The text' }]);
  expect(text).toContain('a 1.0.0 (MIT)');
  expect(text).toContain('The text');
});
