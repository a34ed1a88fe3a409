import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Written by scripts.
  globalIgnores(['node_modules/', 'shots/', 'src/core/notation.ts', 'src/core/wire.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // `void value` is how an effect says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // The types know neither what happens during an `await`, nor what browsers leave out of
      // pages that came over plain HTTP (`crypto.subtle`, `navigator.share`).
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Maps and sets are bookkeeping here, or replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // Multisets and the mountain are plain objects, as they come from the server.
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['*.js', '*.ts', 'scripts/**', 'e2e/**'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['e2e/old-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker } },
  },
  {
    // The core runs in a worker as well: it knows no component, no singleton and no browser page.
    files: ['src/core/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\./[\\w-]+$)', message: 'The core imports only itself.' }] },
      ],
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'navigator', 'localStorage', 'matchMedia'],
        ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
      ],
    },
  },
  {
    // The engine runs in workers and in Node: it takes types from the core, and no browser.
    files: ['src/engine/**'],
    ignores: ['**/*.test.ts', 'src/engine/{browser,node}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./',
              message: 'Only types come from elsewhere.',
              allowTypeImports: true,
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'navigator', 'localStorage', 'matchMedia'],
        ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
      ],
    },
  },
  {
    // Local tables run in a worker: they know the core and the engine, and no page and no server.
    files: ['src/local/**'],
    ignores: ['**/*.test.ts', 'src/local/worker.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!idb$|\\./[\\w-]+$|\\.\\./core/[\\w-]+$|\\.\\./engine$)',
              message: 'Local tables import only the core and the engine.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'navigator', 'localStorage', 'matchMedia'],
        ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
      ],
    },
  },
  {
    // Only the app and the channels know that there is a server.
    files: ['src/{screens,home,table,end,art,state,words}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/channel/served*', '**/channel/recorded*'] },
      ],
      'no-restricted-globals': ['error', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
    },
  },
  {
    // A test that finds nothing where something must be fails by itself.
    files: ['**/*.test.ts', 'e2e/**', 'dev/**', 'scripts/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
