import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LinkedIcon from '@mui/icons-material/Link';
import OpenIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Stack, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Time } from '../../ui/time.tsx';
import { PageState } from './page-state.tsx';

interface PageRowProps {
  readonly page: PageSummary;
  /** There is no column for path and state. */
  readonly narrow: boolean;
  /** There is a column for the last change. */
  readonly wide: boolean;
  onDelete(page: PageSummary): void;
  /** Asks why the page cannot be deleted. */
  onAskWhy(page: PageSummary): void;
}

/** One page of the list. Only pages that the server reports as deletable can be deleted (spec section 6). */
export function PageRow({ page, narrow, wide, onDelete, onAskWhy }: PageRowProps) {
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
