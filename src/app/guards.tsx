import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { showToast, useAppStore } from '../state/app-store.ts';
import { Spinner } from '../ui/spinner.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

/** Where a guest wanted to go before the sign-in came between; kept in the history entry. */
export interface ReturnState {
  readonly from?: string;
}

/** Screens for guests: whoever has signed in goes on to where they wanted to be, or to the root. */
export function GuestOnly({ children }: GuardProps) {
  const status = useAppStore((state) => state.session.status);
  const from = useHistoryState<ReturnState | null>()?.from;
  useLinkForGuests();
  if (status === 'loading') return <Spinner />;
  return status === 'user' ? <Redirect to={from ?? '/'} replace /> : children;
}

/** Mailed links with a key: whoever opens one wants something of it, and must not be led away without a word. */
const linkForGuests = /^\/auth\/(?:activation|reset-password)\//;

/** Says why such a link leads elsewhere: it may be meant for another account than the one that is signed in. */
function useLinkForGuests(): void {
  const { t } = useTranslation();
  const [path] = useLocation();
  const email = useAppStore((state) => state.session.user?.email);
  // Before the redirect, which is an effect of this kind too, takes the guard away.
  useLayoutEffect(() => {
    if (email === undefined || !linkForGuests.test(path)) return;
    showToast('info', t('auth.linkForGuests', { email }));
  }, [email, path, t]);
}

/** Screens for everybody with an account; guests go to the root. */
export function SignedIn({ children }: GuardProps) {
  const [path] = useLocation();
  const search = useSearch();
  const status = useAppStore((state) => state.session.status);
  if (status === 'loading') return <Spinner />;
  const from = search === '' ? path : `${path}?${search}`;
  return status === 'user' ? children : <Redirect to="/" replace state={{ from }} />;
}

/** Screens for administrators; everybody else goes to the root. */
export function AdminOnly({ children }: GuardProps) {
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  return <SignedIn>{isAdmin ? children : <Redirect to="/" replace />}</SignedIn>;
}

/** Screens of workspaces, which administrators do not have (spec section 6). */
export function MembersOnly({ children }: GuardProps) {
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  return <SignedIn>{isAdmin ? <Redirect to="/" replace /> : children}</SignedIn>;
}
