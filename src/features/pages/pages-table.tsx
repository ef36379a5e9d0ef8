import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSummary } from '../../shared/wire/content.ts';
import { PageRow } from './page-row.tsx';
import { fromMd } from '../../ui/from-width.ts';

interface PagesTableProps {
  readonly pages: readonly PageSummary[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDelete(page: PageSummary): void;
}

/** Pages by row; path and state are columns from md up (spec section 2). */
export function PagesTable({ pages, rows, onDelete }: PagesTableProps) {
  const { t } = useTranslation();
  return (
    <TableContainer>
      <Table aria-label={t('pages.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('pages.columns.title')}</TableCell>
            <TableCell sx={fromMd}>{t('pages.columns.urlPath')}</TableCell>
            <TableCell sx={fromMd}>{t('pages.columns.state')}</TableCell>
            <TableCell align="right">{t('pages.columns.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={rows}>
          {pages.map((page) => (
            <PageRow key={page.id} page={page} onDelete={onDelete} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
