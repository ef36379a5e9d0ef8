import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { showToast, useAppStore } from '../state/app-store.ts';
import { Spinner } from '../ui/spinner.tsx';
import { type ReturnState, useReturnState } from './return-state.ts';
import type { Audience } from './route-kinds.ts';

interface GuardProps {
  readonly who: Audience;
  readonly children: ReactNode;
}

/**
 * Shows a screen to its audience, and redirects all others (spec sections 2 and 6). A redirect works only once, so each path has
 * its own.
 */
export function Guard({ who, children }: GuardProps) {
  const [path] = useLocation();
  const returnState = useReturnState();
  const from = useHistoryState<ReturnState | null>()?.from;
  const { status, user, lost } = useAppStore((state) => state.session);
  useLinkForGuests(path, user?.email);
  if (who === 'everybody') return children;
  if (status === 'loading') return <Spinner />;
  if (who === 'guests') {
    if (user === undefined) return children;
    const home = user.is_admin ? '/admin/users' : '/workspaces';
    return <Redirect key={path} to={path === '/' ? home : (from ?? '/')} replace />;
  }
  if (user === undefined)
    return <Redirect key={path} to={lost ? '/auth' : '/'} replace state={returnState} />;
  // Administrators have no workspaces.
  const isMeant = who === 'signed-in' || user.is_admin === (who === 'admins');
  if (!isMeant) return <Redirect key={path} to="/" replace />;
  // Another user gets a new screen, not one with the values of the last.
  return <Fragment key={user.id}>{children}</Fragment>;
}

/** Mailed links with a key: users open them for a reason, so a redirect must explain itself. */
const linkForGuests = /^\/auth\/(?:activation|reset-password)\//;

/** Explains the redirect of such a link: it may be for another account than the signed-in one. */
function useLinkForGuests(path: string, email: string | undefined): void {
  const { t } = useTranslation();
  // A layout effect, because the redirect is one too and unmounts the guard.
  useLayoutEffect(() => {
    if (email === undefined || !linkForGuests.test(path)) return;
    showToast('info', t('auth.linkForGuests', { email }));
  }, [email, path, t]);
}
