import {
  Box,
  IconButton,
  Stack,
  TableCell,
  TableRow,
  TableSortLabel,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { RecordsTable } from '../../records/records-table.tsx';
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

/** Press once for ascending, again for descending. */
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

interface PageRowProps {
  readonly page: PageSummary;
  /** There is no column for path and state. */
  readonly narrow: boolean;
  /** There is a column for the last change. */
  readonly wide: boolean;
  onDelete(page: PageSummary): void;
  onAskWhy(page: PageSummary): void;
}

/** Only pages that the server reports as deletable can be deleted (spec section 6). */
function PageRow({ page, narrow, wide, onDelete, onAskWhy }: PageRowProps) {
  const { t } = useTranslation();
  const { title } = page;
  const href = `/workspaces/${page.workspace}/pages/${page.id}`;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <TextLink href={href}>{title}</TextLink>
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
      </TableCell>
      {!narrow && (
        <>
          <TableCell sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}>
              {page.url_path}
            </Box>
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <PageState {...page} />
          </TableCell>
        </>
      )}
      {wide && (
        <TableCell sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
          <Time value={page.last_update} />
        </TableCell>
      )}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', width: '1px' }}>
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
          <IconButton component={Link} href={href} size="small" aria-label={t('pages.open', { title })}>
            <OpenIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
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
