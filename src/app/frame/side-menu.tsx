import { Box, Drawer, useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';
import { sizes } from '../../ui/theme/tokens.ts';
import { SideMenuContent } from './side-menu-content.tsx';

/** The menu of the signed-in: always there from md up, behind the header's button below. */
export function SideMenu() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const { drawerOpen, closeDrawer } = useAppStore((state) => state.shell);
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  // It has done its work once the screen is wide or a link in it was followed; signing in starts it closed.
  useEffect(closeDrawer, [closeDrawer, wide, path]);
  return (
    <Drawer
      variant={wide ? 'permanent' : 'temporary'}
      open={wide || drawerOpen}
      onClose={closeDrawer}
      slotProps={{
        paper: {
          // Over the screen it is a dialog, which needs a name of its own.
          ...(wide ? {} : { 'aria-label': t('frame.menu') }),
          sx: { pt: `${sizes.header}px` },
        },
      }}
    >
      <Box
        component="nav"
        aria-label={t('frame.menu')}
        // All of it scrolls where the window is short: what is at the bottom would leave no room for the rest.
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}
      >
        <SideMenuContent />
      </Box>
    </Drawer>
  );
}
