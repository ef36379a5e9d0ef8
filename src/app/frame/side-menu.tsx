import { Box, useMediaQuery } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';
import { lazyPart } from '../lazy-part.tsx';
import { besideTheScreen } from './beside-the-screen.ts';
import { SideMenuContent } from './side-menu-content.tsx';

// What opens over the screen is much code, which a wide window never needs.
const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** The menu of the signed-in: always there from md up, behind the header's button below. */
export function SideMenu() {
  const [path] = useLocation();
  const { drawerOpen, closeDrawer } = useAppStore((state) => state.shell);
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  // It has done its work once the screen is wide or a link in it was followed; signing in starts it closed.
  useEffect(closeDrawer, [closeDrawer, wide, path]);
  if (wide) return <StandingMenu />;
  return (
    <Suspense fallback={null}>
      {/* Fetched before it is wanted, so that the first press of the button opens it. */}
      <MenuDrawer open={drawerOpen} onClose={closeDrawer}>
        <Menu />
      </MenuDrawer>
    </Suspense>
  );
}

function StandingMenu() {
  return (
    <Box sx={{ ...besideTheScreen, display: 'flex', flexDirection: 'column' }}>
      <Menu />
    </Box>
  );
}

function Menu() {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      aria-label={t('frame.menu')}
      // All of it scrolls where the window is short: what is at the bottom would leave no room for the rest.
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}
    >
      <SideMenuContent />
    </Box>
  );
}
