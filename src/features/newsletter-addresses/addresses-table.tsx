import { Box, IconButton, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
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
  const columns: readonly Column<Subscriber>[] = [
    {
      head: t('newsletterAddresses.columns.email'),
      cell: (subscriber) => (
        <>
          <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
            {subscriber.email}
          </Typography>
          {narrow && (
            <Box sx={{ mt: 1 }}>
              <ConfirmedState subscriber={subscriber} />
            </Box>
          )}
        </>
      ),
    },
    ...(narrow
      ? []
      : [
          {
            head: t('newsletterAddresses.columns.state'),
            sx: { whiteSpace: 'nowrap' },
            cell: (subscriber: Subscriber) => <ConfirmedState subscriber={subscriber} />,
          },
        ]),
    {
      head: t('newsletterAddresses.columns.language'),
      from: 'lg',
      cell: ({ language }) => (isLanguage(language) ? languageNames[language] : language),
    },
    {
      head: t('newsletterAddresses.columns.since'),
      from: 'md',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ created_at }) => <Time value={created_at} />,
    },
    {
      head: <span style={visuallyHidden}>{t('newsletterAddresses.columns.actions')}</span>,
      align: 'right',
      sx: { width: 64 },
      cell: (subscriber, row) => (
        <Tooltip title={t('newsletterAddresses.deleteAction')}>
          <IconButton
            aria-label={t('newsletterAddresses.delete', { email: subscriber.email })}
            onClick={() => onDelete({ subscriber, row })}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      ),
    },
  ];
  return (
    <RecordsTable label={t('newsletterAddresses.title')} columns={columns} items={subscribers} rows={rows} />
  );
}

function ConfirmedState({ subscriber: { confirmed_at } }: { readonly subscriber: Subscriber }) {
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
