import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useReducer,
  Fragment,
  useLayoutEffect,
} from 'react';
import { Redirect, useLocation } from 'wouter';
import { Spinner } from '../ui/spinner.tsx';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { type FoundRoute, matchRoute } from './match-route.ts';
import { fetchCode, type LayerProps, type Audience } from './route-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { showToast, useAppStore } from '../state/app-store.ts';
import { type ReturnState, useReturnState } from './return-state.ts';

/** Mailed links with a key: users open them for a reason, so a redirect must explain itself. */
const linkForGuests = /^\/auth\/(?:activation|reset-password)\//;

export function Routes() {
  const [path] = useLocation();
  return (
    <PageFrame>
      <AppErrorBoundary place={path}>
        <ScreenOfPath />
      </AppErrorBoundary>
    </PageFrame>
  );
}

/** The screen of the path, for its audience. Unknown paths redirect to the root. */
export function ScreenOfPath() {
  const [path] = useLocation();
  const found = matchRoute(path);
  if (found === undefined) return <Redirect to="/" replace />;
  return (
    <Guard who={found.entry.who}>
      <Loaded {...found} />
    </Guard>
  );
}

function Loaded(found: FoundRoute) {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const spinner = <Loading entry={found.entry} onLoaded={renderAgain} />;
  return (
    <Suspense fallback={spinner}>
      <Layered {...found} spinner={spinner} />
    </Suspense>
  );
}

interface LoadingProps extends Pick<FoundRoute, 'entry'> {
  onLoaded(): void;
}

/** React shows a fallback for 300 ms, even if the code arrives sooner, unless another update renders. So this makes one. */
function Loading({ entry, onLoaded }: LoadingProps) {
  useEffect(() => void fetchCode(entry).then(onLoaded), [entry, onLoaded]);
  return <Spinner />;
}

function Layered({ entry, params, spinner }: FoundRoute & Pick<LayerProps, 'spinner'>) {
  const { path, screen, layers, leadsTo, stays = false } = entry;
  if (leadsTo !== undefined) return <Redirect to={leadsTo(params)} replace />;
  // Load all layers at once, not one after the other as they are rendered.
  void fetchCode(entry);
  const { workspaceId } = params;
  const current = path.split('/').at(-1) ?? '';
  const key = stays ? undefined : Object.values(params).join('/');
  return layers.reduceRight<ReactNode>(
    (children, layer) => {
      const Around = part(layer);
      return <Around {...{ workspaceId, current, spinner }}>{children}</Around>;
    },
    createElement(part(screen), { ...params, key }),
  );
}

const parts = new Map<unknown, unknown>();

/** The component that `load` loads; the same one every time. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const known = (parts.get(load) as ComponentType<Props> | undefined) ?? lazyPart(load);
  parts.set(load, known);
  return known;
}

interface GuardProps {
  readonly who: Audience;
  readonly children: ReactNode;
}

/**
 * Shows a screen to its audience, and redirects all others (spec sections 2 and 6). A redirect works only once, so each path has
 * its own.
 */
function Guard({ who, children }: GuardProps) {
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

/** Explains the redirect of such a link: it may be for another account than the signed-in one. */
function useLinkForGuests(path: string, email: string | undefined): void {
  const { t } = useTranslation();
  // A layout effect, because the redirect is one too and unmounts the guard.
  useLayoutEffect(() => {
    if (email === undefined || !linkForGuests.test(path)) return;
    showToast('info', t('auth.linkForGuests', { email }));
  }, [email, path, t]);
}
