import { root, type ThemeComponents } from './base.ts';
import { sizes } from './tokens.ts';

/**
 * The icon before each error message. Colour alone cannot mark an error: the message may repeat the help text that it replaces.
 * Uses the text colour, or the system's text colour in forced-colors mode.
 */
const errorMark = {
  content: '""',
  display: 'inline-block',
  width: 14,
  height: 14,
  marginRight: 4,
  verticalAlign: '-2px',
  backgroundColor: 'currentColor',
  mask: `url("data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8"/></svg>',
  )}") center / contain no-repeat`,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
} as const;

/** Labels are above their fields, so that they never overlap the value. */
export const inputStyles: ThemeComponents = {
  // Suggestions render inside the landmark of their field. The fixed position lets them extend beyond its container.
  MuiAutocomplete: {
    defaultProps: { slotProps: { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } } },
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        boxShadow: vars.palette.overlayShadow,
      }),
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // The label of a group of fields looks like the label of a single field.
  MuiFormLabel: root(({ theme: { vars } }) => ({
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 520,
    color: vars.palette.text.primary,
    '&.Mui-focused': { color: vars.palette.text.primary },
    '&.Mui-error': { color: vars.palette.error.main },
    '&.Mui-disabled': { color: vars.palette.text.secondary },
  })),
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
      asterisk: ({ theme: { vars } }) => ({ color: vars.palette.secondary.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        '&.Mui-disabled': { backgroundColor: vars.palette.background.sunken },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.text.secondary },
        // Read-only: a sunken background and a faint border show that the value can be copied but not changed.
        '&:has([readonly]:not([aria-hidden]))': {
          backgroundColor: vars.palette.background.sunken,
          '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
            borderColor: vars.palette.divider,
          },
        },
        // The border of the field already shows the focus; an outline would be a second ring.
        '& :focus-visible': { outline: 'none' },
      }),
      notchedOutline: ({ theme: { vars } }) => ({
        top: 0,
        borderColor: vars.palette.control,
        '& legend': { display: 'none' },
      }),
      input: {
        paddingBlock: 8,
        // Safari on phones zooms into fields with smaller text.
        '@media (pointer: coarse)': { fontSize: 16 },
      },
      multiline: { paddingBlock: 0 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme: { vars } }) => ({
        height: 'auto',
        lineHeight: '20px',
        minHeight: 20,
        '&::placeholder': { color: vars.palette.text.disabled, opacity: 1 },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: '20px !important', lineHeight: '20px' } } },
  MuiFormHelperText: root({
    marginLeft: 0,
    marginRight: 0,
    marginTop: 4,
    fontSize: '0.75rem',
    lineHeight: '16px',
    '&.Mui-error::before': errorMark,
  }),
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 6, borderRadius: sizes.radius } },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiFormControlLabel: root({ marginLeft: -6 }),
};
