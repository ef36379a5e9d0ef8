import { TableCell, TableSortLabel } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { fromMd } from '../../ui/from-width.ts';
import { RecordsTable } from '../../records/records-table.tsx';
import { PageRow } from './page-row.tsx';
import type { SortColumn, Sorting } from './use-pages-list.ts';

interface PagesTableProps {
  readonly pages: readonly PageSummary[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly sorting: Sorting;
  onSort(column: SortColumn): void;
  onDelete(page: PageSummary): void;
  onAskWhy(page: PageSummary): void;
}

/** One row per page; path and state are columns from md up (spec section 2). */
export function PagesTable({ pages, rows, sorting, onSort, onDelete, onAskWhy }: PagesTableProps) {
  const { t } = useTranslation();
  const head = (
    <>
      <SortableHead column="title" {...{ sorting, onSort }}>
        {t('pages.columns.title')}
      </SortableHead>
      <SortableHead column="url_path" {...{ sorting, onSort }}>
        {t('pages.columns.urlPath')}
      </SortableHead>
      <TableCell sx={fromMd}>{t('pages.columns.state')}</TableCell>
      <TableCell align="right">{t('pages.columns.actions')}</TableCell>
    </>
  );
  return (
    <RecordsTable label={t('pages.title')} head={head} rows={rows}>
      {pages.map((page) => (
        <PageRow key={page.id} {...{ page, onDelete, onAskWhy }} />
      ))}
    </RecordsTable>
  );
}

interface SortableHeadProps extends Pick<PagesTableProps, 'sorting' | 'onSort'> {
  readonly column: SortColumn;
  readonly children: ReactNode;
}

/** A sortable column header: press once for ascending, again for descending. */
function SortableHead({ column, sorting, onSort, children }: SortableHeadProps) {
  const active = sorting.column === column;
  return (
    <TableCell sortDirection={active && sorting.direction} sx={column === 'title' ? {} : fromMd}>
      <TableSortLabel
        active={active}
        direction={active ? sorting.direction : 'asc'}
        onClick={() => onSort(column)}
        sx={{ minHeight: 24 }}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
