import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/wire/accounts.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const lost = ['workspaces', 'sites', 'account', 'newsletter'] as const;

/** Lists the data deleted with an account, and offers to delete it. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  // Administrators cannot delete their own account, so there is always one left.
  if (user.is_admin) return <Typography color="textSecondary">{t('profile.delete.admin')}</Typography>;
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{t('profile.delete.text')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary' }}>
        {lost.map((what) => (
          <li key={what}>{t(`profile.delete.lost.${what}`)}</li>
        ))}
      </Box>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('profile.delete.action')}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
