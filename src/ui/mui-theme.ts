import { GlobalStyles, ThemeProvider } from '@mui/material';
import { createElement, type ReactNode } from 'react';
import { createAppTheme } from '../../theme/theme.ts';
import { pageBrand } from './brand.ts';

// Without the colour schemes, MUI leaves the colour mode to `src/lib/colour-mode.ts`.
const { colorSchemes: _, ...theme } = createAppTheme(pageBrand);
// `theme/theme.css` has the variables of Octavo's own colours, and the page those of a brand, but not what MUI derives from them.
const variables = pageBrand.colors && theme.generateStyleSheets();

/** Gives components of MUI the theme of the installation. Other elements need no theme: style sheets contain it. */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  return createElement(
    ThemeProvider,
    { theme },
    variables && createElement(GlobalStyles, { styles: variables }),
    children,
  );
}
