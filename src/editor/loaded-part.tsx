import { type ComponentType, createElement, Suspense, use, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadOnce } from '../../shared/load-once.ts';
import { reloadIfReachable } from '../lib/index-page.ts';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/error-state.tsx';

interface LoadedPartProps<Props extends object> {
  readonly part: LoadOnce<ComponentType<Props>>;
  readonly props: Props;
  readonly fallback: ReactNode;
  /** Renders the message of a failure in the place of the part. */
  readonly frame?: (message: ReactNode) => ReactNode;
  /** Called when the user retries: requests made together with the code have failed too. */
  onRetry?(): void;
}

/** A component whose code is loaded on first use. If it cannot be loaded, its surroundings stay, and the user can retry. */
export function LoadedPart<Props extends object>(loaded: LoadedPartProps<Props>) {
  const { part, fallback, frame = (message) => message, onRetry } = loaded;
  const { t } = useTranslation();
  const isRetried = useRef(false);
  function load(): void {
    // Some browsers remember until the next reload that a module could not be loaded. The journal keeps unsaved changes.
    if (isRetried.current) return void reloadIfReachable();
    isRetried.current = true;
    part.retry();
    onRetry?.();
  }
  function fallbackFor(error: unknown, retry: () => void): ReactNode {
    // Any other error is our bug, and the application reports it.
    if (!isChunkLoadError(error)) throw error;
    return frame(
      <ErrorState
        message={t('app.lostText')}
        onRetry={() => {
          load();
          retry();
        }}
      />,
    );
  }
  return (
    <ErrorBoundary fallback={fallbackFor}>
      <Suspense fallback={fallback}>
        <Loaded {...loaded} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded<Props extends object>({ part, props }: LoadedPartProps<Props>) {
  return createElement(use(part()), props);
}
