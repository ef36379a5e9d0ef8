import { root, type ThemeComponents } from './base.ts';
import { sizes } from './tokens.ts';

/** The room that toasts take from the bottom of a narrow window. */
const toasts = 'var(--octavo-toasts, 0px)';

/** Everything above the page (menus, dialogs, tooltips) and everything that informs (alerts, progress). */
export const overlayStyles: ThemeComponents = {
  MuiPopover: {
    styleOverrides: {
      // A menu is positioned only when it opens, so it is above toasts.
      root: { zIndex: 'calc(var(--octavo-zIndex-snackbar) + 1)' },
      paper: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        boxShadow: vars.palette.overlayShadow,
      }),
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: root(({ theme: { vars } }) => ({
    minHeight: 34,
    padding: '6px 10px',
    borderRadius: 6,
    '&:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.background.sunken },
    '&.Mui-focusVisible': { outlineOffset: -2 },
    // The ring shows the focus; a stronger background would reduce the contrast of small text.
    '&.Mui-selected.Mui-focusVisible': {
      backgroundColor: `color-mix(in srgb, ${vars.palette.primary.main} 12%, transparent)`,
    },
  })),
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        // Leaves the top and the bottom of the window free, where toasts appear. The dialog stays in the middle.
        maxHeight: `calc(100% - 2 * max(${sizes.header + 8}px, ${toasts}))`,
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: 12,
        boxShadow: vars.palette.overlayShadow,
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
      paperFullScreen: {
        ...{ margin: 0, width: '100%', maxHeight: 'none', border: 0, borderRadius: 0 },
        // Content behind a toast can be scrolled clear of it.
        '& .MuiDialogContent-root': { paddingBottom: `calc(16px + ${toasts})` },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '18px 24px 8px' } }, defaultProps: { variant: 'h2' } },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '8px 24px 16px', scrollPaddingBottom: toasts },
      dividers: { paddingTop: 16 },
    },
  },
  MuiDialogContentText: root(({ theme: { vars } }) => ({ color: vars.palette.text.secondary })),
  MuiDialogActions: root({ padding: '8px 24px 20px', gap: 4 }),
  MuiBackdrop: root({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(9 20 25 / 48%)' } }),
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        padding: '4px 8px',
        fontSize: '0.75rem',
        lineHeight: '16px',
        fontWeight: 450,
        backgroundColor: vars.palette.text.primary,
        color: vars.palette.background.paper,
      }),
    },
  },
  MuiLinearProgress: root(({ theme: { vars } }) => ({
    borderRadius: 2,
    backgroundColor: vars.palette.divider,
  })),
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '4px 14px',
        backgroundColor: vars.palette.background.paper,
      }),
    },
  },
};
