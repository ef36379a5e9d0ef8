import { TableCell, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { setUserBlocked } from '../../api/users.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import type { User } from '../../../shared/wire/accounts.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { RecordsTable } from '../../records/records-table.tsx';
import { userName } from './user-name.ts';
import { UserRow } from './user-row.tsx';

interface UsersTableProps {
  readonly users: readonly User[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDelete(deleted: { readonly user: User; readonly row: number }): void;
}

/** One row per account. On narrow screens the state is below the name instead of beside it. */
export function UsersTable({ users, rows, onDelete }: UsersTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [blocked, setBlocked] = useState<User>();
  const unblocking = useCall({
    call: (user: User) => setUserBlocked(user.id, false),
    done: t('users.unblocked'),
    changes: queryKeys.users(),
  });

  function toggle(user: User) {
    if (!user.is_blocked) setBlocked(user);
    else if (!unblocking.isPending) unblocking.mutate(user);
  }

  const head = (
    <>
      <TableCell>{t('users.columns.user')}</TableCell>
      {!narrow && <TableCell>{t('users.columns.state')}</TableCell>}
      <TableCell sx={fromLg}>{t('users.columns.joined')}</TableCell>
      <TableCell sx={fromMd}>{t('users.columns.lastLogin')}</TableCell>
      <TableCell align="right">
        <span style={visuallyHidden}>{t('users.columns.actions')}</span>
      </TableCell>
    </>
  );
  return (
    <>
      <RecordsTable label={t('menu.adminUsers')} head={head} rows={rows}>
        {users.map((user, row) => (
          <UserRow
            key={user.id}
            user={user}
            narrow={narrow}
            onToggleBlocked={() => toggle(user)}
            onDelete={() => onDelete({ user, row })}
          />
        ))}
      </RecordsTable>
      {blocked && (
        <CallDialog
          title={t('users.blockTitle')}
          confirmLabel={t('users.blockAction')}
          call={() => setUserBlocked(blocked.id, true)}
          done={t('users.blocked')}
          changes={queryKeys.users()}
          onClose={() => setBlocked(undefined)}
        >
          {t('users.blockText', { user: userName(blocked) })}
        </CallDialog>
      )}
    </>
  );
}
