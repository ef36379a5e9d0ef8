import { Box, IconButton, Stack, TableSortLabel, Tooltip, Typography, useMediaQuery } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
import type { SortColumn, Sorting } from './use-pages-list.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LinkedIcon from '@mui/icons-material/Link';
import OpenIcon from '@mui/icons-material/EditOutlined';
import { Link } from 'wouter';
import { TextLink } from '../../ui/link-button.tsx';
import { Time } from '../../ui/time.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

interface PagesTableProps {
  readonly pages: readonly PageSummary[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly sorting: Sorting;
  onSort(column: SortColumn): void;
  onDelete(page: PageSummary): void;
  onAskWhy(page: PageSummary): void;
}

/** Data without a column is below the title: the last change below lg, the rest below md (spec section 2). */
export function PagesTable({ pages, rows, sorting, onSort, onDelete, onAskWhy }: PagesTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const sortable = (column: SortColumn, label: string) => ({
    sorted: sorting.column === column && sorting.direction,
    head: (
      <TableSortLabel
        active={sorting.column === column}
        direction={sorting.column === column ? sorting.direction : 'asc'}
        onClick={() => onSort(column)}
        sx={{ minHeight: 24 }}
      >
        {label}
      </TableSortLabel>
    ),
  });
  const title: Column<PageSummary> = {
    ...sortable('title', t('pages.columns.title')),
    cell: (page) => (
      <>
        <TextLink href={hrefOf(page)}>{page.title}</TextLink>
        {!wide && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}
          >
            {narrow && <PageState {...page} />}
            <Typography variant="caption" color="textSecondary">
              <Time value={page.last_update} />
            </Typography>
          </Stack>
        )}
      </>
    ),
  };
  const pathAndState: readonly Column<PageSummary>[] = [
    {
      ...sortable('url_path', t('pages.columns.urlPath')),
      sx: { overflowWrap: 'anywhere', color: 'text.secondary' },
      cell: ({ url_path }) => (
        <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}>
          {url_path}
        </Box>
      ),
    },
    {
      head: t('pages.columns.state'),
      sx: { whiteSpace: 'nowrap' },
      cell: (page) => <PageState {...page} />,
    },
  ];
  const lastChange: Column<PageSummary> = {
    ...sortable('last_update', t('pages.columns.lastChange')),
    sx: { whiteSpace: 'nowrap', color: 'text.secondary' },
    cell: ({ last_update }) => <Time value={last_update} />,
  };
  const actions: Column<PageSummary> = {
    head: t('pages.columns.actions'),
    align: 'right',
    sx: { whiteSpace: 'nowrap', width: '1px' },
    cell: (page) => <PageActions {...{ page, onDelete, onAskWhy }} />,
  };
  return (
    <RecordsTable
      label={t('pages.title')}
      columns={[title, ...(narrow ? [] : pathAndState), ...(wide ? [lastChange] : []), actions]}
      items={pages}
      rows={rows}
    />
  );
}

function hrefOf({ id, workspace }: PageSummary): string {
  return `/workspaces/${workspace}/pages/${id}`;
}

interface PageActionsProps extends Pick<PagesTableProps, 'onDelete' | 'onAskWhy'> {
  readonly page: PageSummary;
}

/** Only pages that the server reports as deletable can be deleted (spec section 6). */
function PageActions({ page, onDelete, onAskWhy }: PageActionsProps) {
  const { t } = useTranslation();
  const { title } = page;
  return (
    <>
      {page.can_be_deleted ? (
        <Tooltip title={t('common.delete')}>
          <IconButton size="small" aria-label={t('pages.delete', { title })} onClick={() => onDelete(page)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Tooltip title={t('pages.linkedTitle')}>
          <IconButton
            size="small"
            aria-haspopup="dialog"
            aria-label={t('pages.linked', { title })}
            onClick={() => onAskWhy(page)}
          >
            <LinkedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={t('pages.openAction')}>
        <IconButton component={Link} href={hrefOf(page)} size="small" aria-label={t('pages.open', { title })}>
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}

type PageStateProps = Pick<PageSummary, 'in_draft' | 'has_unpublished_changes'>;

/** Whether visitors see the page, and whether they see its latest saved state. */
function PageState({ in_draft, has_unpublished_changes }: PageStateProps) {
  const { t } = useTranslation();
  if (in_draft) return <StatusChip label={t('pages.inDraft')} tone="neutral" />;
  return (
    <>
      <StatusChip label={t('pages.live')} tone="success" />
      {has_unpublished_changes && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('pages.changed')}
        </Typography>
      )}
    </>
  );
}
