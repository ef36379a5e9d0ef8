import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { sizes } from './tokens.ts';

export type ThemeComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** The styles of the root element of a component. */
export function root<Styles>(styles: Styles) {
  return { styleOverrides: { root: styles } };
}

const focusRing = (color: string) => ({ outline: `${sizes.focusRing}px solid ${color}`, outlineOffset: 2 });

/** Styles of all elements: focus ring, selection, motion. */
export const baseStyles: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      // Anything scrolled to, by focus or by link, must appear below the fixed header.
      // The place of the scrollbar is kept free, so that nothing moves when it appears or when a dialog hides it.
      html: {
        scrollPaddingTop: sizes.header + sizes.step * 2,
        scrollPaddingBottom: 'var(--octavo-toasts, 0px)',
        scrollbarGutter: 'stable',
      },
      // Dialogs add padding for a scrollbar that they hide, but its place is still there.
      'body, .mui-fixed': { paddingRight: '0 !important' },
      // Avoids a last line with a single word in paragraphs. Editable text is left out, so that it does not jump while
      // typing.
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
          // Zero rather than a very short time: otherwise every element would have a transition, and an inherited colour
          // would spread one level per frame.
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
  // A row of tabs cuts off everything around them.
  MuiTab: root({ '&.Mui-focusVisible': { outlineOffset: -sizes.focusRing } }),
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 500 } },
  },
};
