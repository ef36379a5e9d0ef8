import { keepPreviousData } from '@tanstack/react-query';
import { Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { listWebsites } from '../../api/websites.ts';
import { useListPlace } from '../../records/list-place.ts';
import { LoadState } from '../../records/load-state.tsx';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
import { useMoreItems, usePagedList } from '../../records/use-paged-list.ts';
import type { Website } from '../../../shared/wire/websites.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBar } from '../../ui/search-bar.tsx';
import { WebsiteActions, WebsiteName, WebsiteState } from './website-cells.tsx';

export function WebsitesScreen() {
  const { t } = useTranslation();
  const { place, move } = useListPlace({ search: '' });
  const { search } = place;
  const { query, items, count } = usePagedList({
    queryKey: [...queryKeys.websites(), { search }],
    load: (page, signal) => listWebsites(page, search, signal),
    placeholderData: keepPreviousData,
  });
  const { list: rows, more } = useMoreItems<HTMLTableSectionElement>(query);
  const columns: readonly Column<Website>[] = [
    { head: t('websites.columns.website'), cell: (website) => <WebsiteName website={website} /> },
    { head: t('websites.columns.state'), cell: (website) => <WebsiteState website={website} /> },
    {
      head: <span style={visuallyHidden}>{t('websites.columns.actions')}</span>,
      align: 'right',
      cell: (website) => <WebsiteActions website={website} />,
    },
  ];
  return (
    <>
      <PageHeader title={t('menu.adminWebsites')} description={t('websites.text')} />
      <Stack sx={{ gap: 4 }} aria-busy={query.isPlaceholderData}>
        <SearchBar
          label={t('websites.search')}
          search={search}
          onSearch={(text) => move({ search: text })}
          found={query.isSuccess && t('websites.found', { count })}
        />
        {!query.data && <LoadState query={query} failed={t('websites.loadFailed')} />}
        {query.data && count === 0 && (
          <NoMatch onClear={() => move({ search: '' })}>{t('websites.noMatch')}</NoMatch>
        )}
        {items.length > 0 && (
          <RecordsTable label={t('menu.adminWebsites')} columns={columns} items={items} rows={rows} />
        )}
        <LoadMore {...more} />
      </Stack>
    </>
  );
}
