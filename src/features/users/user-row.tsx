import BlockIcon from '@mui/icons-material/Block';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UnblockIcon from '@mui/icons-material/HowToRegOutlined';
import { Box, IconButton, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/wire/accounts.ts';
import { useAppStore } from '../../state/app-store.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { userName } from './user-name.ts';
import { userState, userStateTones } from './user-state.ts';

interface UserRowProps {
  readonly user: User;
  readonly narrow: boolean;
  onToggleBlocked(): void;
  onDelete(): void;
}

/** One account with its state. Users cannot block or delete themselves (spec section 5). */
export function UserRow({ user, narrow, onToggleBlocked, onDelete }: UserRowProps) {
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
