import { TableCell, useMediaQuery, Box, IconButton, TableRow, Tooltip, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { RecordsTable } from '../../records/records-table.tsx';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { isLanguage, languageNames } from '../../../shared/languages.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';

interface AddressesTableProps {
  readonly subscribers: readonly Subscriber[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDelete(deleted: { readonly subscriber: Subscriber; readonly row: number }): void;
}

/** On narrow screens the state is below the address instead of beside it. */
export function AddressesTable({ subscribers, rows, onDelete }: AddressesTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const head = (
    <>
      <TableCell>{t('newsletterAddresses.columns.email')}</TableCell>
      {!narrow && <TableCell>{t('newsletterAddresses.columns.state')}</TableCell>}
      <TableCell sx={fromLg}>{t('newsletterAddresses.columns.language')}</TableCell>
      <TableCell sx={fromMd}>{t('newsletterAddresses.columns.since')}</TableCell>
      <TableCell align="right">
        <span style={visuallyHidden}>{t('newsletterAddresses.columns.actions')}</span>
      </TableCell>
    </>
  );
  return (
    <RecordsTable label={t('newsletterAddresses.title')} head={head} rows={rows}>
      {subscribers.map((subscriber, row) => (
        <AddressRow
          key={subscriber.id}
          subscriber={subscriber}
          narrow={narrow}
          onDelete={() => onDelete({ subscriber, row })}
        />
      ))}
    </RecordsTable>
  );
}

interface AddressRowProps {
  readonly subscriber: Subscriber;
  readonly narrow: boolean;
  onDelete(): void;
}

function AddressRow({ subscriber, narrow, onDelete }: AddressRowProps) {
  const { t } = useTranslation();
  const { email, language, created_at } = subscriber;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {email}
        </Typography>
        {narrow && (
          <Box sx={{ mt: 1 }}>
            <ConfirmedState subscriber={subscriber} />
          </Box>
        )}
      </TableCell>
      {!narrow && (
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          <ConfirmedState subscriber={subscriber} />
        </TableCell>
      )}
      <TableCell sx={fromLg}>{isLanguage(language) ? languageNames[language] : language}</TableCell>
      <TableCell sx={{ ...fromMd, whiteSpace: 'nowrap' }}>
        <Time value={created_at} />
      </TableCell>
      <TableCell align="right" sx={{ width: 64 }}>
        <Tooltip title={t('newsletterAddresses.deleteAction')}>
          <IconButton aria-label={t('newsletterAddresses.delete', { email })} onClick={onDelete}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
}

function ConfirmedState({ subscriber: { confirmed_at } }: Pick<AddressRowProps, 'subscriber'>) {
  const { t } = useTranslation();
  if (confirmed_at === null) return <StatusChip tone="warning" label={t('newsletterAddresses.waiting')} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StatusChip tone="success" label={t('newsletterAddresses.confirmed')} />
      <Typography variant="body2" component="span" color="textSecondary">
        <Time value={confirmed_at} />
      </Typography>
    </Box>
  );
}
