import fs from 'node:fs';
import { expect, it } from 'vitest';
import { themeStyles, themeStylesFile } from '../../scripts/theme-styles.ts';

it('theme/theme.css contains the theme; run `npm run theme` after changing it', async () => {
  expect(fs.readFileSync(themeStylesFile, 'utf8')).toBe(await themeStyles());
});
