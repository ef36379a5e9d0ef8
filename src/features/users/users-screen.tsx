import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { deleteUser, listUsers } from '../../api/users.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import { useListPlace } from '../../records/list-place.ts';
import { LoadState } from '../../records/load-state.tsx';
import { useMoreItems, usePagedList } from '../../records/use-paged-list.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBar } from '../../ui/search-bar.tsx';
import { userName } from './user-state.ts';
import { UsersTable } from './users-table.tsx';
import { keepPreviousData } from '@tanstack/react-query';

/** If the list fails to load, the screen reports it, without a toast. */
export function UsersScreen() {
  const { t } = useTranslation();
  const { place, move } = useListPlace({ search: '' });
  const { search } = place;
  const { query, items, count } = usePagedList({
    queryKey: [...queryKeys.users(), { search }],
    load: (page, signal) => listUsers(page, search, signal),
    placeholderData: keepPreviousData,
  });
  const { list: rows, focusAfter, more } = useMoreItems<HTMLTableSectionElement>(query);
  const [leaving, setLeaving] = useState<{ readonly user: User; readonly row: number }>();
  return (
    <>
      <PageHeader title={t('menu.adminUsers')} />
      <Stack sx={{ gap: 4 }} aria-busy={query.isPlaceholderData}>
        <SearchBar
          label={t('users.search')}
          search={search}
          onSearch={(text) => move({ search: text })}
          found={query.isSuccess && t('users.found', { count })}
        />
        {!query.data && <LoadState query={query} failed={t('users.loadFailed')} />}
        {query.data && count === 0 && (
          <NoMatch onClear={() => move({ search: '' })}>
            {t('users.noMatchTitle', { search })}. {t('users.noMatchText')}
          </NoMatch>
        )}
        {items.length > 0 && <UsersTable users={items} rows={rows} onDelete={setLeaving} />}
        <LoadMore {...more} />
      </Stack>
      {leaving && (
        <CallDialog
          title={t('users.deleteTitle')}
          confirmLabel={t('users.deleteAction')}
          call={() => deleteUser(leaving.user.id)}
          successMessage={t('users.deleted')}
          changes={queryKeys.users()}
          onDone={() => focusAfter(leaving.row)}
          onClose={() => setLeaving(undefined)}
        >
          {t(leaving.user.is_admin ? 'users.deleteAdminText' : 'users.deleteText', {
            user: userName(leaving.user),
          })}
        </CallDialog>
      )}
    </>
  );
}
