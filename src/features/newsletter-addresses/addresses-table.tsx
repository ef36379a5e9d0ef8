import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { AddressRow } from './address-row.tsx';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';

interface AddressesTableProps {
  readonly subscribers: readonly Subscriber[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  /** Called before the list is reloaded. */
  onDeleted(row: number): void;
}

/** One row per address. On narrow screens the state is below the address instead of beside it. */
export function AddressesTable({ subscribers, rows, onDeleted }: AddressesTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [leaving, setLeaving] = useState<{ readonly subscriber: Subscriber; readonly row: number }>();
  return (
    <>
      <TableContainer>
        <Table aria-label={t('newsletterAddresses.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('newsletterAddresses.columns.email')}</TableCell>
              {!narrow && <TableCell>{t('newsletterAddresses.columns.state')}</TableCell>}
              <TableCell sx={fromLg}>{t('newsletterAddresses.columns.language')}</TableCell>
              <TableCell sx={fromMd}>{t('newsletterAddresses.columns.since')}</TableCell>
              <TableCell align="right">
                <span style={visuallyHidden}>{t('newsletterAddresses.columns.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody ref={rows}>
            {subscribers.map((subscriber, row) => (
              <AddressRow
                key={subscriber.id}
                subscriber={subscriber}
                narrow={narrow}
                onDelete={() => setLeaving({ subscriber, row })}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {leaving !== undefined && (
        <DeleteAddressDialog
          subscriber={leaving.subscriber}
          onDeleted={() => onDeleted(leaving.row)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
