import { Component, type ComponentType, createElement, Suspense, use, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadOnce } from '../../shared/load-once.ts';
import { reloadIfReachable } from '../lib/index-page.ts';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';
import { ErrorState } from '../ui/error-state.tsx';

interface LoadedPartProps<Props extends object> {
  readonly part: LoadOnce<ComponentType<Props>>;
  readonly props: Props;
  readonly fallback: ReactNode;
  /** Called when the user retries: requests made together with the code have failed too. */
  onRetry?(): void;
}

/** A component whose code is loaded on first use. If it cannot be loaded, its surroundings stay, and the user can retry. */
export function LoadedPart<Props extends object>(loaded: LoadedPartProps<Props>) {
  const { part, fallback, onRetry } = loaded;
  const { t } = useTranslation();
  const isRetried = useRef(false);
  function load(): void {
    // Some browsers remember until the next reload that a module could not be loaded. The journal keeps unsaved changes.
    if (isRetried.current) return void reloadIfReachable();
    isRetried.current = true;
    part.retry();
    onRetry?.();
  }
  return (
    <ChunkErrorBoundary
      fallback={(retry) => (
        <ErrorState
          message={t('app.lostText')}
          onRetry={() => {
            load();
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={fallback}>
        <Loaded {...loaded} />
      </Suspense>
    </ChunkErrorBoundary>
  );
}

function Loaded<Props extends object>({ part, props }: LoadedPartProps<Props>) {
  return createElement(use(part()), props);
}

interface ChunkErrorBoundaryProps {
  readonly children: ReactNode;
  fallback(retry: () => void): ReactNode;
}

interface ChunkErrorBoundaryState {
  readonly error?: Error | undefined;
}

class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, ChunkErrorBoundaryState> {
  override state: ChunkErrorBoundaryState = {};

  static getDerivedStateFromError(error: Error): ChunkErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // Any other error is our bug, and the application reports it.
    if (!isChunkLoadError(error)) throw error;
    return this.props.fallback(() => this.setState({ error: undefined }));
  }
}
