import { defineConfig } from 'oxlint';

/** Rules of the categories below that are off everywhere, each with its reason. */
const off = {
  'import/no-named-as-default-member': 'fast-check is documented as `fc.array`.',
  'jsx-a11y/no-autofocus':
    'A dialog or form that somebody opens starts at its first field; the journeys by keyboard alone test it.',
  'jsx-a11y/prefer-tag-over-role':
    '`output`, `fieldset` and `meter` come with their own look and behaviour; axe checks every story.',
  'react/exhaustive-effect-dependencies':
    '`react/exhaustive-deps` finds what is missing. What is extra here is what the effect waits for.',
  'react/react-in-jsx-scope': 'The compiler imports what JSX needs.',
  'typescript/consistent-return':
    'TypeScript refuses a function that may end without the value it promises, and knows which switches are complete.',
  'typescript/no-base-to-string': '`String` is used where a library declares a wider type than it returns.',
  'typescript/no-unsafe-type-assertion':
    'JSON, rows and schemas are checked where they come in; the assertion names the result.',
  'typescript/unbound-method': 'Our interfaces are implemented by closures, whose methods need no `this`.',
  'unicorn/consistent-function-scoping': 'A small function stands beside its only use.',
  'unicorn/no-useless-spread': 'Members that belong together stay on one line.',
  'vitest/no-conditional-expect':
    'A table of cases or of generated steps expects different things of different rows.',
  'vitest/require-mock-type-parameters': 'A mock has the type of the parameter that it is passed for.',
} as const;

const assertions = [
  'expect',
  'expect*',
  'fc.assert',
  'rule.check',
  'see*',
  'heading',
  'screen.find*',
  '**.waitFor',
  '**.waitForURL',
];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'storybook-static', 'data', 'coverage'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-param-reassign': 'error',
    'no-warning-comments': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-mutable-exports': 'error',
    // Style sheets, and modules that register something when they load.
    'import/no-unassigned-import': [
      'error',
      {
        allow: [
          '**/*.css',
          '@fontsource-variable/**',
          'fake-indexeddb/auto',
          '@testing-library/jest-dom/**',
          '@mui/**',
          './**',
          '../**',
        ],
      },
    ],
    'oxc/no-barrel-file': 'error',
    'promise/always-return': ['error', { ignoreLastCallback: true }],
    // A function that renders a part of its caller is not a component.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // We spread text into its characters on purpose.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: assertions }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    // The second argument describes the value when a test fails.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    ...Object.fromEntries(Object.keys(off).map((rule) => [rule, 'off' as const])),
  },
  overrides: [
    {
      // The tools that load these files read their default export.
      files: ['*.config.ts', '**/*.stories.tsx', '.storybook/**', 'tests/support/with-*.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // The editor and the upload queue outlive a render, and read values from the latest one.
      files: [
        'src/editor/**',
        'src/features/pages/editor-open-page.tsx',
        'src/features/media/upload/use-uploads.ts',
      ],
      rules: { 'react/refs': 'off' },
    },
    {
      // These effects perform an action that the state requests and record that it is done: they move focus, settle a
      // question, or mark a plugin before it renders.
      files: [
        'field-plugins/media/view.tsx',
        'field-plugins/sdk/kit/item-list.tsx',
        'src/editor/faults/plugin-area.tsx',
        'src/features/auth/captcha/*',
        'src/ui/leave/use-leave-guard.ts',
      ],
      rules: { 'react/set-state-in-effect': 'off' },
    },
    {
      // The titles are the names of the rules that plugins must follow.
      files: ['field-plugins/sdk/testing/conformance{*.ts,/run/rules.ts}'],
      rules: { 'vitest/valid-title': 'off' },
    },
    {
      // Plain JavaScript has no types.
      files: ['{scripts,tools}/**/*.mjs', '.dependency-cruiser.cjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
