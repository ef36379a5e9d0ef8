import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBar } from '../../ui/search-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { useUsers } from './use-users.ts';
import { UsersTable } from './users-table.tsx';

/** All accounts, for administrators. If the list fails to load, the screen says so, without a toast. */
export function UsersScreen() {
  const { t } = useTranslation();
  const { query, users, count, search, searchFor } = useUsers();
  const { list: rows, focusAfter, focusAdded } = useItemFocus<HTMLTableSectionElement>();

  function loadMore() {
    focusAdded();
    void query.fetchNextPage();
  }

  return (
    <>
      <PageHeader title={t('users.title')} />
      <Stack sx={{ gap: 4 }} aria-busy={query.isPlaceholderData}>
        <SearchBar
          label={t('users.search')}
          search={search}
          onSearch={searchFor}
          found={query.isSuccess && t('users.found', { count })}
        />
        {query.isPending && <Spinner />}
        {query.isLoadingError && (
          <ErrorState
            message={`${t('users.loadFailed')}. ${errorSentence(query.error)}`}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && count === 0 && (
          <NoMatch onClear={() => searchFor('')}>
            {t('users.noMatchTitle', { search })}. {t('users.noMatchText')}
          </NoMatch>
        )}
        {users.length > 0 && <UsersTable users={users} rows={rows} onDeleted={focusAfter} />}
        <LoadMore
          hasMore={query.hasNextPage}
          loading={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? errorSentence(query.error) : undefined}
          onMore={loadMore}
        />
      </Stack>
    </>
  );
}
