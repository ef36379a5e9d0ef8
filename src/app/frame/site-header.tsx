import MenuIcon from '@mui/icons-material/MenuOutlined';
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useAppStore } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { logoHasName } from '../../../shared/brand.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { useBrand } from '../../ui/brand.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { frame } from '../route-kinds.ts';
import { ColourModeToggle } from './colour-mode-toggle.tsx';
import { FramePart } from './frame-part.tsx';
import { OfflineBadge } from './offline-badge.tsx';
import { useRegistration } from './use-registration.ts';

// Loads for signed-in users only: guests choose the language in the footer, and need no code for menus.
const LanguageMenu = lazyPart(frame.languageMenu);

export function SiteHeader() {
  const status = useAppStore((state) => state.session.status);
  return (
    <AppBar position="fixed" component="header" sx={{ zIndex: 'calc(var(--octavo-zIndex-drawer) + 1)' }}>
      <Toolbar sx={{ gap: 2 }}>
        {status === 'user' && <MenuButton />}
        <Wordmark />
        {/* On the left, because toasts appear in the middle. */}
        <OfflineBadge />
        <Box sx={{ flex: 1 }} />
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
      </Toolbar>
    </AppBar>
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
      aria-label={t(drawerOpen ? 'frame.closeMenu' : 'frame.openMenu')}
      aria-expanded={drawerOpen}
      onClick={toggleDrawer}
      sx={{ display: { md: 'none' } }}
    >
      <MenuIcon />
    </IconButton>
  );
}

function Wordmark() {
  const { name, logo } = useBrand();
  return (
    <Box
      component={Link}
      href="/"
      aria-label={name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
      }}
    >
      <BrandMark size={28} />
      {!logoHasName(logo) && (
        <Typography component="span" noWrap sx={{ fontSize: 17, fontWeight: 650, letterSpacing: '-0.02em' }}>
          {name}
        </Typography>
      )}
    </Box>
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
          sx={{
            display: { xs: 'none', sm: 'inline-flex' },
            visibility: open ? 'visible' : 'hidden',
          }}
        >
          {t('auth.register')}
        </LinkButton>
      )}
    </>
  );
}
