import { TableCell, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { RecordsTable } from '../../records/records-table.tsx';
import { AddressRow } from './address-row.tsx';

interface AddressesTableProps {
  readonly subscribers: readonly Subscriber[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDelete(deleted: { readonly subscriber: Subscriber; readonly row: number }): void;
}

/** One row per address. On narrow screens the state is below the address instead of beside it. */
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
