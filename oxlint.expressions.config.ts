import { defineConfig } from 'oxlint';

/**
 * Rejects regular expressions that take quadratic time or worse, in code that reads texts of members and visitors. A
 * separate configuration, because oxlint runs plugins of ESLint only in a slower mode.
 */
export default defineConfig({
  plugins: [],
  categories: { correctness: 'off' },
  jsPlugins: ['eslint-plugin-regexp'],
  rules: {
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': 'error',
  },
  ignorePatterns: [
    '{bench,scripts,stories,tests,tools}',
    '**/*.{test,stories}.{ts,tsx}',
    'field-plugins/sdk/testing',
    'src/editor/testing',
    ...['dist', 'storybook-static', 'data', 'coverage'],
  ],
});
