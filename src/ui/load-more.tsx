import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';
import { LoadingButton } from './loading-button.tsx';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** Why the last attempt brought nothing. */
  readonly failure?: string | undefined;
  onMore(): void;
}

/** Stands below a list that goes on, and leaves when its end is reached. */
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
