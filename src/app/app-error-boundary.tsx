import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';
import { FailureScreen } from './failure-screen.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LoadingButton } from '../ui/loading-button.tsx';
import { useBrand } from '../ui/brand.ts';
import { useReload } from './use-reload.ts';
import { fetchIndexPage } from '../lib/index-page.ts';
import { whenReachable } from '../lib/when-reachable.ts';

/** The storage key of the time of this window's last automatic reload. */
export const reloadedKey = 'octavo-reloaded';

/** The window reloads automatically at most once in this many milliseconds, whatever goes wrong. */
const once = 10 * 60_000;

/** Milliseconds from the return of the connection until the server is asked. */
const firstRetry = 250;

interface AppErrorBoundaryProps {
  readonly children: ReactNode;
  /** The path; a change renders the children again. */
  readonly place?: string;
  /** Shown after a failure; by default a whole screen. */
  readonly instead?: ReactNode;
}

/** Keeps a broken screen from breaking the whole window, and offers ways to continue. */
export function AppErrorBoundary({ children, place, instead }: AppErrorBoundaryProps) {
  const fallback = (error: unknown) => {
    if (instead !== undefined) return instead;
    return isChunkLoadError(error) ? <ChunkErrorScreen /> : <BrokenScreen />;
  };
  return (
    <ErrorBoundary place={place} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenScreen() {
  const { t } = useTranslation();
  return (
    <FailureScreen title={t('app.brokenTitle')} text={t('app.brokenText')}>
      <Button variant="outlined" href="/">
        {t('app.toStart')}
      </Button>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('app.reload')}
      </Button>
    </FailureScreen>
  );
}

/**
 * Replaces a screen whose code could not be loaded. If there is a new build, the window reloads automatically; if it
 * already did, the reader is asked to reload. Otherwise the network is at fault: it tries again when the connection is
 * back, or when the reader asks.
 */
export function ChunkErrorScreen() {
  const { t } = useTranslation();
  const { busy, reload } = useReload();
  const [cause, setCause] = useState<ChunkErrorCause>();
  useEffect(() => void reloadForNewBuild().then(setCause), []);
  const isNew = cause === 'new build';
  const { name } = useBrand();
  const title = t(isNew ? 'app.newTitle' : 'app.lostTitle');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${name}`;
    heading.current?.focus();
  }, [name, title]);
  // A layout effect, because the connection may return as soon as the failure is shown.
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    // The first requests after the event may still fail.
    const reloadSoon = () => {
      stop?.();
      stop = whenReachable(() => location.reload(), firstRetry);
    };
    window.addEventListener('online', reloadSoon);
    return () => {
      stop?.();
      window.removeEventListener('online', reloadSoon);
    };
  }, []);
  return (
    <FailureScreen headingRef={heading} title={title} text={t(isNew ? 'app.newText' : 'app.lostText')}>
      <Button variant="outlined" href="/">
        {t('app.toStart')}
      </Button>
      <LoadingButton
        variant="contained"
        loading={busy || cause === undefined || cause === 'reloading'}
        onClick={() => void reload()}
      >
        {t(isNew ? 'app.reload' : 'common.retry')}
      </LoadingButton>
    </FailureScreen>
  );
}

/** Why a part of the application is missing: the window is reloading, there is a new build, or the cause is unknown. */
type ChunkErrorCause = 'reloading' | 'new build' | 'unknown';

/**
 * Reloads the window if the server has a newer build, because the files of this one are gone. Does nothing if the window
 * reloaded a short while ago.
 */
async function reloadForNewBuild(): Promise<ChunkErrorCause> {
  if (!(await isNewBuild())) return 'unknown';
  if (!mayReload()) return 'new build';
  location.reload();
  return 'reloading';
}

/** The HTML page loads its scripts by hashed names, so another build loads other files. */
async function isNewBuild(): Promise<boolean> {
  const page = await fetchIndexPage();
  const named = page && firstScript(page);
  return named !== undefined && named !== firstScript(document);
}

function firstScript(page: Document): string | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src') ?? undefined;
}

/** Notes the time of the reload. Without storage it could reload forever, so then it does not reload at all. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < once) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
