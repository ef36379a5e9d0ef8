import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/wire/accounts.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';

/** The status of the user's account, and since when. */
export function AccountStatus({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(45%) 1fr',
        alignItems: 'center',
        columnGap: 6,
        rowGap: 3,
        m: 0,
      }}
    >
      <Fact name={t('profile.account')}>
        <StatusChip
          tone={user.is_active ? 'success' : 'warning'}
          label={t(user.is_active ? 'users.states.active' : 'users.states.notActive')}
        />
      </Fact>
      {user.is_admin && <Fact name={t('profile.isAdmin')}>{t('profile.yes')}</Fact>}
      <Fact name={t('profile.joined')}>
        <Time value={user.date_joined} />
      </Fact>
      {user.last_login !== null && (
        <Fact name={t('profile.lastLogin')}>
          <Time value={user.last_login} />
        </Fact>
      )}
    </Box>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minHeight: 24 }}>
        {children}
      </Box>
    </Box>
  );
}
