import { root, type ThemeComponents } from './base.ts';
import { sizes } from './tokens.ts';

/** Cards, accordions, tables: thin lines instead of shadows. */
export const surfaceStyles: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // MUI lightens raised surfaces in dark mode with an overlay image; ours are separated by lines.
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars.palette.divider }) },
  },
  MuiCardContent: root({ padding: '16px 20px', '&:last-child': { paddingBottom: 20 } }),
  MuiCardActions: root({ padding: '0 12px 12px' }),
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: sizes.radius,
        '&::before': { display: 'none' },
        '& + &': { marginTop: 8 },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 44, padding: '0 16px', borderRadius: sizes.radius },
      content: { margin: '10px 0', minWidth: 0 },
    },
  },
  MuiAccordionDetails: root(({ theme: { vars } }) => ({
    padding: 16,
    borderTop: `1px solid ${vars.palette.divider}`,
  })),
  MuiTableContainer: root(({ theme: { vars } }) => ({
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: sizes.radius,
    backgroundColor: vars.palette.background.paper,
  })),
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ padding: '10px 16px', borderBottomColor: vars.palette.divider }),
      head: ({ theme: { vars } }) => ({
        padding: '8px 16px',
        fontSize: '0.75rem',
        lineHeight: '16px',
        fontWeight: 600,
        color: vars.palette.text.secondary,
        backgroundColor: vars.palette.background.sunken,
      }),
    },
  },
  MuiTableRow: root(({ theme: { vars } }) => ({
    'tbody &:last-child > td, tbody &:last-child > th': { borderBottom: 0 },
    '&.MuiTableRow-hover:hover': { backgroundColor: vars.palette.background.sunken },
  })),
  MuiDivider: root(({ theme: { vars } }) => ({ borderColor: vars.palette.divider })),
};
