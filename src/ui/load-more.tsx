import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';
import { LoadingButton } from './loading-button.tsx';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failure?: string | undefined;
  onMore(): void;
}

/** Goes below a list with more pages, and disappears at the end. */
export function LoadMore({ hasMore, loading, failure, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  if (failure !== undefined) return <ErrorState message={failure} onRetry={onMore} />;
  if (!hasMore) return null;
  return (
    <Box sx={{ textAlign: 'center' }}>
      <LoadingButton variant="outlined" loading={loading} onClick={onMore}>
        {t('common.loadMore')}
      </LoadingButton>
    </Box>
  );
}
