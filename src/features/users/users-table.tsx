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
import type { User } from '../../../shared/wire/accounts.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { BlockUserDialog } from './block-user-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { useBlocking } from './use-blocking.ts';
import { UserRow } from './user-row.tsx';

interface UsersTableProps {
  readonly users: readonly User[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  /** Called before the list is reloaded. */
  onDeleted(row: number): void;
}

/** One row per account. On narrow screens the state is below the name instead of beside it. */
export function UsersTable({ users, rows, onDeleted }: UsersTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [leaving, setLeaving] = useState<{ readonly user: User; readonly row: number }>();
  const [blocked, setBlocked] = useState<User>();
  const unblocking = useBlocking();

  function toggle(user: User) {
    if (!user.is_blocked) setBlocked(user);
    else if (!unblocking.isPending) unblocking.mutate({ user, blocked: false });
  }

  return (
    <>
      <TableContainer>
        <Table aria-label={t('users.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('users.columns.user')}</TableCell>
              {!narrow && <TableCell>{t('users.columns.state')}</TableCell>}
              <TableCell sx={fromLg}>{t('users.columns.joined')}</TableCell>
              <TableCell sx={fromMd}>{t('users.columns.lastLogin')}</TableCell>
              <TableCell align="right">
                <span style={visuallyHidden}>{t('users.columns.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody ref={rows}>
            {users.map((user, row) => (
              <UserRow
                key={user.id}
                user={user}
                narrow={narrow}
                onToggleBlocked={() => toggle(user)}
                onDelete={() => setLeaving({ user, row })}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {blocked !== undefined && <BlockUserDialog user={blocked} onClose={() => setBlocked(undefined)} />}
      {leaving !== undefined && (
        <DeleteUserDialog
          user={leaving.user}
          onDeleted={() => onDeleted(leaving.row)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
