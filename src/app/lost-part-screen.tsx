import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../ui/loading-button.tsx';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { reloadForNewBuild } from './new-build.ts';
import { useReload } from './use-reload.ts';

/**
 * Stands where the code of a screen could not be fetched. If there is a new build, the window is loaded anew by itself;
 * otherwise the network is at fault, and the reader says when to try again.
 */
export function LostPartScreen() {
  const { t } = useTranslation();
  const { busy, reload } = useReload();
  const [looking, setLooking] = useState(true);
  useEffect(() => void reloadForNewBuild().then(setLooking), []);
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 4, px: 6, py: 20, textAlign: 'center' }}>
      <Box sx={{ display: 'flex', color: 'secondary.main' }}>
        <OctopusMark size={56} />
      </Box>
      <Typography variant="h1">{t('app.lostTitle')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t('app.lostText')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button variant="outlined" href="/">
          {t('app.toStart')}
        </Button>
        <LoadingButton variant="contained" loading={busy || looking} onClick={() => void reload()}>
          {t('common.retry')}
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
