import { Skeleton } from '@mui/material';
import { createElement, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnce } from '../../../shared/load-once.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FieldBoundary } from '../form/field-boundary.tsx';
import type { OpenBlockProps } from './open-block.tsx';

/** Fetches what an open block is drawn with: much code, which a list of closed blocks does without. */
export const fetchOpenBlock = loadOnce(async () => (await import('./open-block.tsx')).OpenBlock);

/** What an open block shows. When its code cannot be had, the list stays, and the reader can try again. */
export function BlockBody(props: OpenBlockProps) {
  const { t } = useTranslation();
  return (
    <FieldBoundary
      fallback={(retry) => (
        <ErrorState
          message={t('app.lostText')}
          onRetry={() => {
            fetchOpenBlock.retry();
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <Loaded {...props} />
      </Suspense>
    </FieldBoundary>
  );
}

function Loaded(props: OpenBlockProps) {
  return createElement(use(fetchOpenBlock()), props);
}
