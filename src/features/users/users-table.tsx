import { Box, IconButton, TableCell, TableRow, Tooltip, Typography, useMediaQuery } from '@mui/material';
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
import BlockIcon from '@mui/icons-material/Block';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UnblockIcon from '@mui/icons-material/HowToRegOutlined';
import { useAppStore } from '../../state/app-store.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { userState, userStateTones } from './user-state.ts';

interface UsersTableProps {
  readonly users: readonly User[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDelete(deleted: { readonly user: User; readonly row: number }): void;
}

/** On narrow screens the state is below the name instead of beside it. */
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

interface UserRowProps {
  readonly user: User;
  readonly narrow: boolean;
  onToggleBlocked(): void;
  onDelete(): void;
}

/** Users cannot block or delete themselves (spec section 5). */
function UserRow({ user, narrow, onToggleBlocked, onDelete }: UserRowProps) {
  const { t } = useTranslation();
  const isSelf = useAppStore((state) => state.session.user?.id === user.id);
  const state = userState(user);
  const name = userName(user);
  const label = <StatusChip tone={userStateTones[state]} label={t(`users.states.${state}`)} />;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {isSelf ? `${name} (${t('users.you')})` : name}
        </Typography>
        {user.name !== '' && (
          <Typography variant="body2" color="textSecondary">
            {user.email_written}
          </Typography>
        )}
        {narrow && <Box sx={{ mt: 1 }}>{label}</Box>}
      </TableCell>
      {!narrow && <TableCell>{label}</TableCell>}
      <TableCell sx={{ ...fromLg, whiteSpace: 'nowrap' }}>
        <Time value={user.date_joined} />
      </TableCell>
      <TableCell sx={{ ...fromMd, whiteSpace: 'nowrap' }}>
        {user.last_login === null ? t('users.never') : <Time value={user.last_login} />}
      </TableCell>
      <TableCell align="right" sx={{ width: 104, whiteSpace: 'nowrap' }}>
        {!isSelf && <UserActions {...{ user, name, onToggleBlocked, onDelete }} />}
      </TableCell>
    </TableRow>
  );
}

interface UserActionsProps extends Pick<UserRowProps, 'user' | 'onToggleBlocked' | 'onDelete'> {
  readonly name: string;
}

function UserActions({ user, name, onToggleBlocked, onDelete }: UserActionsProps) {
  const { t } = useTranslation();
  const toggle = user.is_blocked ? 'unblock' : 'block';
  return (
    <>
      <Tooltip title={t(`users.${toggle}Action`)}>
        <IconButton aria-label={t(`users.${toggle}`, { user: name })} onClick={onToggleBlocked}>
          {user.is_blocked ? <UnblockIcon fontSize="small" /> : <BlockIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <Tooltip title={t('users.deleteAction')}>
        <IconButton aria-label={t('users.delete', { user: name })} onClick={onDelete}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
