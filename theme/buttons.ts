import { root, type ThemeComponents } from './base.ts';
import { sizes } from './tokens.ts';

export const buttonStyles: ThemeComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars, breakpoints }, ownerState: { variant, color } }) => ({
        minHeight: sizes.control,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        // On phones, a long label beside another button wraps, but only between words.
        [breakpoints.down('sm')]: { whiteSpace: 'normal', textWrap: 'balance', minWidth: 'min-content' },
        ...(variant === 'outlined' && {
          borderColor: color === 'primary' || color === 'inherit' ? vars.palette.control : undefined,
          backgroundColor: vars.palette.background.paper,
          '&.Mui-disabled': { borderColor: vars.palette.divider },
        }),
      }),
      sizeSmall: { minHeight: sizes.controlSmall, padding: '3px 10px', fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 44, padding: '9px 20px', fontSize: '0.9375rem' },
      startIcon: { marginLeft: -4, marginRight: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { marginRight: -4, marginLeft: 6, '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: sizes.radius },
      sizeSmall: { padding: 5 },
      sizeMedium: { padding: 7 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { vars }, ownerState: { variant, color } }) => ({
        borderRadius: 6,
        fontWeight: 520,
        ...(variant !== 'outlined' &&
          color === 'default' && { backgroundColor: vars.palette.background.sunken }),
      }),
      sizeSmall: { height: 22, fontSize: '0.75rem' },
      sizeMedium: { height: 28 },
    },
  },
  MuiToggleButton: root(({ theme: { vars } }) => ({
    borderColor: vars.palette.control,
    padding: '5px 10px',
    '&.Mui-selected, &.Mui-selected:hover': {
      backgroundColor: vars.palette.background.sunken,
      color: vars.palette.primary.main,
    },
  })),
};
