import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { withMui } from '../../ui/with-mui.ts';
import { SideMenuContent } from './side-menu-content.tsx';

// The drawer is a lot of code, which a wide window never needs.
const MenuDrawer = lazyPart(withMui(async () => (await import('./menu-drawer.tsx')).MenuDrawer));

/** The menu of signed-in users: always visible from md up, opened by the header's button below that. */
export function SideMenu() {
  const { drawerOpen, closeDrawer } = useAppStore((state) => state.shell);
  const wide = useMediaQuery('(min-width: 900px)');
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
    <div className="side-menu">
      <Menu />
    </div>
  );
}

function Menu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('frame.menu')} className="side-menu-content">
      <SideMenuContent />
    </nav>
  );
}
