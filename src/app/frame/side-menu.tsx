import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../lib/when-idle.ts';
import { useAppStore } from '../../state/app-store.ts';
import { requestedPart, useRequestedPart } from '../../ui/requested-part.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { SideMenuContent } from './side-menu-content.tsx';

// The drawer is a lot of code, which a wide window never needs, and a narrow one not at first.
const drawer = requestedPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** The menu of signed-in users: always visible from md up, opened by the header's button below that. */
export function SideMenu() {
  const { drawerOpen, closeDrawer } = useAppStore((state) => state.shell);
  const wide = useMediaQuery('(min-width: 900px)');
  const isReady = useRequestedPart(drawer, drawerOpen, closeDrawer);
  useEffect(() => (wide ? undefined : whenIdle(drawer.prepare)), [wide]);
  // Closes the drawer when the screen becomes wide.
  useEffect(() => closeDrawer, [closeDrawer, wide]);
  if (wide) return <StandingMenu />;
  if (!isReady) return null;
  return (
    <drawer.Part open={drawerOpen} onClose={closeDrawer}>
      <Menu />
    </drawer.Part>
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
