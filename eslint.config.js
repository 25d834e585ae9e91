// Type-aware lint for all code, plus the fences between the folders that types cannot hold
// (eslint.fences.js). Import cycles and directions are checked by dependency-cruiser.
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fences } from './eslint.fences.js';

const tests = ['**/*.test.{ts,tsx}'];

export default defineConfig(
  { ignores: ['dist/', 'release/', 'test-results/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Interfaces promise promises; not every implementation has something to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: [
      '{scripts,bench}/**/*.mjs',
      '*.config.{js,ts}',
      'eslint.fences.js',
      '.dependency-cruiser.cjs',
    ],
    languageOptions: { globals: globals.node },
    rules: {
      'no-console': 'off',
      // The parser does not see JSDoc casts; the compiler does.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['electron/demo/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['*.config.js', 'eslint.fences.js', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: tests,
    rules: {
      // Expected values are asserted by the test itself.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Asymmetric matchers are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  fences,
);
