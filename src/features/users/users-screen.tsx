import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../lib/http-error.ts';
import { Count } from '../../ui/count.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { useUsers } from './use-users.ts';
import { UsersTable } from './users-table.tsx';

/** Everybody who has an account, for administrators. */
export function UsersScreen() {
  const { t } = useTranslation();
  const list = useUsers();
  const { list: rows, focusAfter, focusAdded } = useItemFocus<HTMLTableSectionElement>();
  return (
    <>
      <PageHeader title={t('users.title')} meta={list.isSuccess && <Count value={list.count} />} />
      {list.isPending && <Spinner />}
      {list.isError && <ErrorState message={errorSentence(list.error)} onRetry={() => void list.refetch()} />}
      {list.isSuccess && <UsersTable users={list.users} rows={rows} onDeleted={focusAfter} />}
      {list.hasNextPage && (
        <Box sx={{ mt: 4, textAlign: 'center' }}>
          <LoadingButton
            variant="outlined"
            loading={list.isFetchingNextPage}
            onClick={() => {
              focusAdded();
              void list.fetchNextPage();
            }}
          >
            {t('users.loadMore')}
          </LoadingButton>
        </Box>
      )}
    </>
  );
}
