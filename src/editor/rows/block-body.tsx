import { Skeleton } from '@mui/material';
import { Component, createElement, Suspense, use, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnce } from '../../../shared/load-once.ts';
import { reloadIfReachable } from '../../lib/first-page.ts';
import { isLostPart } from '../../lib/lost-parts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFieldPlugins } from '../field-plugins-context.ts';
import type { OpenBlockProps } from './open-block.tsx';

/** Loads the code of an open block. There is much of it, and a list of closed blocks does not need it. */
export const fetchOpenBlock = loadOnce(async () => (await import('./open-block.tsx')).OpenBlock);

/** The content of an open block. If its code cannot be loaded, the list stays, and the user can try again. */
export function BlockBody(props: OpenBlockProps) {
  const { t } = useTranslation();
  const { views } = useFieldPlugins();
  const isRetried = useRef(false);
  function load(): void {
    // Some browsers remember until the next reload that a module could not be loaded. The journal keeps unsaved changes.
    if (isRetried.current) return void reloadIfReachable();
    isRetried.current = true;
    fetchOpenBlock.retry();
    // The views of its fields were requested with it, and failed with it.
    for (const { field_type: type } of Object.values(props.model?.content_model ?? {})) views.retry(type);
  }
  return (
    <LostBoundary
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
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <Loaded {...props} />
      </Suspense>
    </LostBoundary>
  );
}

function Loaded(props: OpenBlockProps) {
  return createElement(use(fetchOpenBlock()), props);
}

interface LostBoundaryProps {
  readonly children: ReactNode;
  fallback(retry: () => void): ReactNode;
}

interface LostBoundaryState {
  readonly error?: Error | undefined;
}

class LostBoundary extends Component<LostBoundaryProps, LostBoundaryState> {
  override state: LostBoundaryState = {};

  static getDerivedStateFromError(error: Error): LostBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // Anything else is a fault of ours, and the application reports it.
    if (!isLostPart(error)) throw error;
    return this.props.fallback(() => this.setState({ error: undefined }));
  }
}
