import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The words of the app in place of `react-i18next`, in the browser and in tests. */
export const ownWords = [{ find: 'react-i18next', replacement: source('src/lib/words/react-i18next.ts') }];

/** Packages that a build replaces with the few functions that are used. Each file says why. */
const smaller = [
  { find: 'hoist-non-react-statics', replacement: source('src/lib/no-hoisting.ts') },
  // The path by which MUI's button imports it.
  { find: './TouchRipple.mjs', replacement: source('src/lib/no-ripple.ts') },
  {
    find: '../InitColorSchemeScript/InitColorSchemeScript.mjs',
    replacement: source('src/lib/no-colour-script.ts'),
  },
  { find: 'markdown-to-jsx/react', replacement: source('src/editor/form/smaller/plain-markdown.tsx') },
  { find: 'fast-equals', replacement: source('src/editor/form/smaller/plain-equals.ts') },
  { find: 'fast-uri', replacement: source('src/editor/form/smaller/no-uri.ts') },
  {
    find: /^@x0k\/json-schema-merge(\/lib\/array)?$/,
    replacement: source('src/editor/form/smaller/no-merging.ts'),
  },
  // The path by which rjsf's form imports it.
  { find: '../getDefaultRegistry.js', replacement: source('src/editor/form/smaller/default-registry.ts') },
];

/**
 * Replaces packages with smaller ones. During development they stay: there, modules that no build contains are loaded
 * too, and some of them call what is left out.
 */
export function smallerPackages(): Plugin {
  return { name: 'smaller-packages', apply: 'build', config: () => ({ resolve: { alias: smaller } }) };
}
