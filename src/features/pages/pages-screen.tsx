import { Add } from '../../../field-plugins/sdk/kit/icons.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import PagesIcon from '@mui/icons-material/DescriptionOutlined';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { LoadState } from '../../records/load-state.tsx';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageTurner } from '../../ui/page-turner.tsx';
import { SearchBar } from '../../ui/search-bar.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { LinkedPageDialog } from './linked-page-dialog.tsx';
import { PagesTable } from './pages-table.tsx';
import { usePagesList } from './use-pages-list.ts';

export function PagesScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('pages.title')}
        actions={
          <LinkButton
            href={`/workspaces/${workspaceId}/pages/create`}
            variant="contained"
            startIcon={<Add />}
          >
            {t('pages.newPage')}
          </LinkButton>
        }
      />
      <PagesList key={workspaceId} workspaceId={workspaceId} />
    </>
  );
}

function PagesList({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const {
    query,
    search,
    sorting,
    page,
    lastPage,
    searchFor,
    sortBy,
    goToPage: turnTo,
  } = usePagesList(workspaceId);
  const [deleted, setDeleted] = useState<{ readonly page: PageSummary; readonly row: number }>();
  const [linked, setLinked] = useState<PageSummary>();
  const { list: rows, focusAfter } = useItemFocus<HTMLTableSectionElement>();

  if (query.isPending || query.isError) return <LoadState query={query} failed={t('pages.loadFailed')} />;
  const { results, count } = query.data;
  if (count === 0 && search === '') return <NoPages workspaceId={workspaceId} />;
  return (
    <Stack sx={{ gap: 4 }} aria-busy={query.isPlaceholderData}>
      <SearchBar
        label={t('pages.search')}
        search={search}
        onSearch={searchFor}
        found={t('pages.found', { count })}
      />
      {count === 0 && (
        <NoMatch onClear={() => searchFor('')}>
          {t('pages.noMatchTitle', { search })}. {t('pages.noMatchText')}
        </NoMatch>
      )}
      {results.length > 0 && (
        <PagesTable
          pages={results}
          rows={rows}
          sorting={sorting}
          onSort={sortBy}
          onDelete={(toDelete) => setDeleted({ page: toDelete, row: results.indexOf(toDelete) })}
          onAskWhy={setLinked}
        />
      )}
      {(lastPage > 1 || page > 1) && (
        <PageTurner
          count={lastPage}
          page={page}
          onChange={(_, to) => turnTo(to)}
          aria-label={t('pages.pagination')}
          sx={{ alignSelf: 'center' }}
        />
      )}
      {linked && <LinkedPageDialog page={linked} onClose={() => setLinked(undefined)} />}
      {deleted && (
        <DeletePageDialog
          page={deleted.page}
          onDeleted={() => {
            focusAfter(deleted.row);
            if (results.length === 1 && page > 1) turnTo(page - 1);
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Stack>
  );
}

function NoPages({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<PagesIcon />}
      action={
        <LinkButton href={`/workspaces/${workspaceId}/pages/create`} variant="outlined">
          {t('pages.createTitle')}
        </LinkButton>
      }
    >
      {t('pages.emptyTitle')}. {t('pages.emptyText')}
    </EmptyState>
  );
}
