import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { sizes } from './tokens.ts';

/** The overrides of some MUI components. */
export type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const focusRing = (color: string) => ({ outline: `${sizes.focusRing}px solid ${color}`, outlineOffset: 2 });

/** The page itself: focus ring, selection, motion. */
export const groundStyles: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      // What is scrolled to, by focus or by link, comes to lie below the fixed header.
      html: { scrollPaddingTop: sizes.header + sizes.step * 2 },
      // No line of one word below a paragraph; what is being written does not move about meanwhile.
      body: { overflowWrap: 'break-word', textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      'textarea, [contenteditable]': { textWrap: 'stable' },
      ':focus-visible': focusRing(vars.palette.primary.main),
      '::selection': { backgroundColor: vars.palette.primary.main, color: vars.palette.primary.contrastText },
      'a:not([class])': { color: vars.palette.primary.main },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a moment: every element has a transition then, and an inherited colour would come down a step a frame.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ '&.Mui-focusVisible': focusRing(vars.palette.primary.main) }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 500 } },
  },
};
