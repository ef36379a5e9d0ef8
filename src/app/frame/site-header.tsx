import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { logoHasName } from '../../../shared/brand.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { useBrand } from '../../ui/brand.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { frame } from '../route-kinds.ts';
import { ColourModeToggle } from './colour-mode-toggle.tsx';
import { FramePart } from './frame-part.tsx';
import { MenuOutlined } from './header-icons.ts';
import { OfflineBadge } from './offline-badge.tsx';
import { useRegistration } from './use-registration.ts';

// Loads for signed-in users only: guests choose the language in the footer, and need no code for menus.
const LanguageMenu = lazyPart(frame.languageMenu);

export function SiteHeader() {
  const status = useAppStore((state) => state.session.status);
  return (
    <header className="site-header">
      {status === 'user' && <MenuButton />}
      <Wordmark />
      {/* On the left, because toasts appear in the middle. */}
      <OfflineBadge />
      <div className="site-header-middle" />
      {status === 'user' && (
        <>
          {/* The header has no room for an error, and the profile also offers the language. */}
          <FramePart instead={null}>
            <LanguageMenu />
          </FramePart>
          <ColourModeToggle />
        </>
      )}
      {status === 'guest' && <GuestLinks />}
    </header>
  );
}

function MenuButton() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const { drawerOpen, toggleDrawer, closeDrawer } = useAppStore((state) => state.shell);
  // Close the menu after sign-in and after each navigation.
  useEffect(closeDrawer, [closeDrawer, path]);
  return (
    <IconButton
      edge="start"
      className="menu-button"
      aria-label={t(drawerOpen ? 'frame.closeMenu' : 'frame.openMenu')}
      aria-expanded={drawerOpen}
      onClick={toggleDrawer}
    >
      <MenuOutlined />
    </IconButton>
  );
}

function Wordmark() {
  const { name, logo } = useBrand();
  return (
    <Link href="/" aria-label={name} className="wordmark">
      <BrandMark size={28} />
      {!logoHasName(logo) && <span className="wordmark-name ui-cut">{name}</span>}
    </Link>
  );
}

/** Login and Register. Both stay in place on every screen, so that nothing moves; `aria-current` marks the open one. */
function GuestLinks() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const returnState = useHistoryState<unknown>();
  const { hasPlace, open } = useRegistration();
  const currentAt = (href: string) => (path === href ? 'page' : undefined);
  return (
    <>
      <LinkButton
        href="/auth"
        state={returnState}
        aria-current={currentAt('/auth')}
        variant="outlined"
        size="small"
      >
        {t('auth.login')}
      </LinkButton>
      {hasPlace && (
        <LinkButton
          href="/auth/register"
          state={returnState}
          aria-current={currentAt('/auth/register')}
          variant="contained"
          size="small"
          className="register-link"
          style={{ visibility: open ? 'visible' : 'hidden' }}
        >
          {t('auth.register')}
        </LinkButton>
      )}
    </>
  );
}
