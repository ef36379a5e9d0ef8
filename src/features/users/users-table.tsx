import { Box, IconButton, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { setUserBlocked } from '../../api/users.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import type { User } from '../../../shared/wire/accounts.ts';
import { type Column, RecordsTable } from '../../records/records-table.tsx';
import BlockIcon from '@mui/icons-material/Block';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UnblockIcon from '@mui/icons-material/HowToRegOutlined';
import { useAppStore } from '../../state/app-store.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { userName, userState, userStateTones } from './user-state.ts';

interface UsersTableProps {
  readonly users: readonly User[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  onDelete(deleted: { readonly user: User; readonly row: number }): void;
}

/** On narrow screens the state is below the name instead of beside it. Users cannot block or delete themselves (spec section 5). */
export function UsersTable({ users, rows, onDelete }: UsersTableProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const selfId = useAppStore((state) => state.session.user?.id);
  const isSelf = ({ id }: User) => id === selfId;
  const [blocked, setBlocked] = useState<User>();
  const unblocking = useCall({
    call: (user: User) => setUserBlocked(user.id, false),
    successMessage: t('users.unblocked'),
    changes: queryKeys.users(),
  });

  function toggle(user: User) {
    if (!user.is_blocked) setBlocked(user);
    else if (!unblocking.isPending) unblocking.mutate(user);
  }

  const columns: readonly Column<User>[] = [
    {
      head: t('users.columns.user'),
      cell: (user) => (
        <>
          <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
            {isSelf(user) ? `${userName(user)} (${t('users.you')})` : userName(user)}
          </Typography>
          {user.name !== '' && (
            <Typography variant="body2" color="textSecondary">
              {user.email_written}
            </Typography>
          )}
          {narrow && (
            <Box sx={{ mt: 1 }}>
              <StateChip user={user} />
            </Box>
          )}
        </>
      ),
    },
    ...(narrow ? [] : [{ head: t('users.columns.state'), cell: (user: User) => <StateChip user={user} /> }]),
    {
      head: t('users.columns.joined'),
      from: 'lg',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ date_joined }) => <Time value={date_joined} />,
    },
    {
      head: t('users.columns.lastLogin'),
      from: 'md',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ last_login }) => (last_login === null ? t('users.never') : <Time value={last_login} />),
    },
    {
      head: <span style={visuallyHidden}>{t('users.columns.actions')}</span>,
      align: 'right',
      sx: { width: 104, whiteSpace: 'nowrap' },
      cell: (user, row) =>
        !isSelf(user) && (
          <UserActions
            user={user}
            onToggleBlocked={() => toggle(user)}
            onDelete={() => onDelete({ user, row })}
          />
        ),
    },
  ];
  return (
    <>
      <RecordsTable label={t('menu.adminUsers')} columns={columns} items={users} rows={rows} />
      {blocked && (
        <CallDialog
          title={t('users.blockTitle')}
          confirmLabel={t('users.blockAction')}
          call={() => setUserBlocked(blocked.id, true)}
          successMessage={t('users.blocked')}
          changes={queryKeys.users()}
          onClose={() => setBlocked(undefined)}
        >
          {t('users.blockText', { user: userName(blocked) })}
        </CallDialog>
      )}
    </>
  );
}

function StateChip({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const state = userState(user);
  return <StatusChip tone={userStateTones[state]} label={t(`users.states.${state}`)} />;
}

interface UserActionsProps {
  readonly user: User;
  onToggleBlocked(): void;
  onDelete(): void;
}

function UserActions({ user, onToggleBlocked, onDelete }: UserActionsProps) {
  const { t } = useTranslation();
  const name = userName(user);
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
