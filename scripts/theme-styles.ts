import fs from 'node:fs';
import path from 'node:path';
import { CssBaseline, GlobalStyles, ThemeProvider } from '@mui/material';
import { format, resolveConfig } from 'prettier';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAppTheme } from '../theme/theme.ts';
import { root } from './steps.ts';

/** The style sheet with the variables of the theme and its styles of all elements, so that they need no script. */
export const themeStylesFile = path.join(root, 'theme/theme.css');

const header = '/* Written by `npm run theme` from theme.ts. Do not edit. */\n';

/** The text of `theme/theme.css`. */
export async function themeStyles(): Promise<string> {
  // With the colour schemes, MUI would choose one of them.
  const { colorSchemes: _, ...theme } = createAppTheme({});
  const variables = createElement(GlobalStyles, { styles: theme.generateStyleSheets() });
  // Outside a browser, Emotion writes each style sheet in front of its component.
  const html = renderToStaticMarkup(
    createElement(ThemeProvider, { theme }, variables, createElement(CssBaseline)),
  );
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text);
  const options = await resolveConfig(themeStylesFile);
  return format(header + styles.join('\n'), { ...options, parser: 'css' });
}

if (import.meta.main) fs.writeFileSync(themeStylesFile, await themeStyles());
