import { TableCell, TableSortLabel, useMediaQuery } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSummary } from '../../../shared/wire/content.ts';
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

/** One row per page. Data without a column is below the title: the last change below lg, the rest below md (spec section 2). */
export function PagesTable({ pages, rows, sorting, onSort, onDelete, onAskWhy }: PagesTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const head = (
    <>
      <SortableHead column="title" {...{ sorting, onSort }}>
        {t('pages.columns.title')}
      </SortableHead>
      {!narrow && (
        <>
          <SortableHead column="url_path" {...{ sorting, onSort }}>
            {t('pages.columns.urlPath')}
          </SortableHead>
          <TableCell>{t('pages.columns.state')}</TableCell>
        </>
      )}
      {wide && (
        <SortableHead column="last_update" {...{ sorting, onSort }}>
          {t('pages.columns.lastChange')}
        </SortableHead>
      )}
      <TableCell align="right">{t('pages.columns.actions')}</TableCell>
    </>
  );
  return (
    <RecordsTable label={t('pages.title')} head={head} rows={rows}>
      {pages.map((page) => (
        <PageRow key={page.id} {...{ page, narrow, wide, onDelete, onAskWhy }} />
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
    <TableCell sortDirection={active && sorting.direction}>
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
