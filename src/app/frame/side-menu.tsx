import { Box, useMediaQuery } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { besideTheScreen } from './beside-the-screen.ts';
import { SideMenuContent } from './side-menu-content.tsx';

// The drawer is a lot of code, which a wide window never needs.
const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** The menu of signed-in users: always visible from md up, opened by the header's button below that. */
export function SideMenu() {
  const { drawerOpen, closeDrawer } = useAppStore((state) => state.shell);
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  // Closes the drawer when the screen becomes wide, but not when this code arrives, because it may have been opened by
  // then.
  useEffect(() => closeDrawer, [closeDrawer, wide]);
  if (wide) return <StandingMenu />;
  return (
    <Suspense fallback={null}>
      {/* Loaded in advance, so the first press of the button opens it. */}
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
      // In a short window everything scrolls: a fixed bottom would leave no room for the rest.
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column' }}
    >
      <SideMenuContent />
    </Box>
  );
}
