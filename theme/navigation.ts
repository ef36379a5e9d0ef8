import { root, type ThemeComponents } from './base.ts';
import { sizes } from './tokens.ts';

/** Header, drawer, lists, breadcrumbs. */
export const navigationStyles: ThemeComponents = {
  MuiAppBar: {
    defaultProps: { color: 'transparent', elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        color: vars.palette.text.primary,
        borderBottom: `1px solid ${vars.palette.divider}`,
      }),
    },
  },
  MuiToolbar: root({
    // The border below is part of the header's height.
    height: sizes.header - 1,
    minHeight: `${sizes.header - 1}px !important`,
    paddingInline: '16px !important',
  }),
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        width: sizes.drawer,
        backgroundColor: vars.palette.background.paper,
        borderColor: vars.palette.divider,
      }),
    },
  },
  MuiList: root({ padding: 8 }),
  MuiListItemButton: root(({ theme: { vars } }) => ({
    minHeight: sizes.control,
    padding: '6px 10px',
    borderRadius: 6,
    '&:hover': { backgroundColor: vars.palette.background.sunken },
    '&.Mui-selected, &.Mui-selected:hover': {
      backgroundColor: vars.palette.background.sunken,
      color: vars.palette.primary.main,
      '& .MuiListItemIcon-root': { color: vars.palette.primary.main },
      '& .MuiListItemText-primary': { fontWeight: 600 },
    },
  })),
  MuiListItemIcon: root(({ theme: { vars } }) => ({
    minWidth: 30,
    color: vars.palette.text.secondary,
    '& > svg': { fontSize: 20 },
  })),
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0, minWidth: 0 },
      primary: { fontSize: '0.875rem', lineHeight: '20px', fontWeight: 450 },
      secondary: { fontSize: '0.75rem', lineHeight: '16px' },
    },
  },
  MuiBreadcrumbs: { styleOverrides: { root: { fontSize: '0.8125rem' }, separator: { marginInline: 6 } } },
};
