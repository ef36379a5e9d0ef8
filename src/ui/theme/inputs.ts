import type { ThemeComponents } from './ground.ts';
import { sizes } from './tokens.ts';

/** Fields. The label stands above its field, so that it never competes with what was typed. */
export const inputStyles: ThemeComponents = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        fontSize: '0.8125rem',
        lineHeight: '18px',
        fontWeight: 520,
        color: vars.palette.text.primary,
        '&.Mui-focused': { color: vars.palette.text.primary },
        '&.Mui-error': { color: vars.palette.error.main },
        '&.Mui-disabled': { color: vars.palette.text.secondary },
      }),
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
        // What can be read and copied but not changed: a sunken ground, and no border that asks to be typed into.
        '&:has([readonly]:not([aria-hidden]))': {
          backgroundColor: vars.palette.background.sunken,
          '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
            borderColor: vars.palette.divider,
          },
        },
        // A field shows its focus by its outline; the ring around it would double it.
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
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0, marginTop: 4, fontSize: '0.75rem', lineHeight: '16px' },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 6, borderRadius: sizes.radius } },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -6 } } },
};
