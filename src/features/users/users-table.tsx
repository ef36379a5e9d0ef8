import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../shared/wire/accounts.ts';
import { useAppStore } from '../../state/app-store.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { userState, userStateTones } from './user-state.ts';

const fromMd = { display: { xs: 'none', md: 'table-cell' }, whiteSpace: 'nowrap' } as const;
const fromLg = { display: { xs: 'none', lg: 'table-cell' }, whiteSpace: 'nowrap' } as const;

interface UsersTableProps {
  readonly users: readonly User[];
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  /** Called before the list is read again. */
  onDeleted(row: number): void;
}

/** One row an account. Nobody can delete their own. */
export function UsersTable({ users, rows, onDeleted }: UsersTableProps) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<{ readonly user: User; readonly row: number }>();
  return (
    <>
      <TableContainer>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('users.columns.user')}</TableCell>
              <TableCell>{t('users.columns.state')}</TableCell>
              <TableCell sx={fromLg}>{t('users.columns.joined')}</TableCell>
              <TableCell sx={fromMd}>{t('users.columns.lastLogin')}</TableCell>
              <TableCell align="right">
                <span style={visuallyHidden}>{t('users.columns.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody ref={rows}>
            {users.map((user, row) => (
              <UserRow key={user.id} user={user} onDelete={() => setLeaving({ user, row })} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
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

interface UserRowProps {
  readonly user: User;
  onDelete(): void;
}

function UserRow({ user, onDelete }: UserRowProps) {
  const { t } = useTranslation();
  const isSelf = useAppStore((state) => state.session.user?.id === user.id);
  const state = userState(user);
  const name = user.name || user.email;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {isSelf ? `${name} (${t('users.you')})` : name}
        </Typography>
        {user.name !== '' && (
          <Typography variant="body2" color="textSecondary">
            {user.email}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <StatusChip tone={userStateTones[state]} label={t(`users.states.${state}`)} />
      </TableCell>
      <TableCell sx={fromLg}>
        <Time value={user.date_joined} />
      </TableCell>
      <TableCell sx={fromMd}>
        {user.last_login === null ? t('users.never') : <Time value={user.last_login} />}
      </TableCell>
      <TableCell align="right" sx={{ width: 64 }}>
        {!isSelf && (
          <Tooltip title={t('users.deleteAction')}>
            <IconButton aria-label={t('users.delete', { user: name })} onClick={onDelete}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </TableCell>
    </TableRow>
  );
}
