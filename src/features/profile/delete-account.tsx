import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/wire/accounts.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const lost = ['workspaces', 'sites', 'account', 'newsletter'] as const;

/** Says what goes with an account, and leads to its end. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  // The server lets nobody who administers delete the own account, so that somebody always does.
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
