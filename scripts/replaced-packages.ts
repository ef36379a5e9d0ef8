import { fileURLToPath } from 'node:url';

const source = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Packages that the browser gets in a smaller version of our own. Each file says why. */
export const replacedPackages = [
  { find: 'react-i18next', replacement: source('src/lib/words/react-i18next.ts') },
  { find: 'hoist-non-react-statics', replacement: source('src/lib/no-hoisting.ts') },
  { find: 'markdown-to-jsx/react', replacement: source('src/editor/form/plain-markdown.tsx') },
  {
    find: '../InitColorSchemeScript/InitColorSchemeScript.mjs',
    replacement: source('src/lib/no-colour-script.ts'),
  },
  // The path by which MUI's button imports it.
  { find: './TouchRipple.mjs', replacement: source('src/lib/no-ripple.ts') },
];
