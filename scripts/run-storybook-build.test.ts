import { describe, expect, it } from 'vitest';
import { warningsIn } from './run-storybook-build.ts';

const quiet = `
┌  Building storybook v10.6.7
●  Building preview..
│  Vite vite v8.3.8 building client environment for production...
│  storybook-static/assets/WarningAmber-Dxz1.js
│  1.12 kB │ gzip:   0.50 kB
│  Vite ✓ built in 14.45s
└  Storybook build completed successfully
`;

describe('the output of the Storybook build', () => {
  it('has no warning when only a file name sounds like one', () => {
    expect(warningsIn(quiet)).toEqual([]);
  });

  it.each([
    '▲  No story files found for the specified pattern: src/**/*.stories.tsx',
    '│  (!) Some chunks are larger than 500 kB after minification. Consider:',
    '\u001B[33m▲\u001B[39m  Vite [plugin builtin:vite-reporter]',
    '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    'WARN "default" is not exported',
  ])('has a warning in: %s', (line) => {
    expect(warningsIn(`${quiet}${line}\n`)).toHaveLength(1);
  });
});
