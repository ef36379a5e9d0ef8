import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../state/app-store.ts';
import { LoadingButton } from '../ui/loading-button.tsx';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { readFirstPage, reloadForNewBuild } from './new-build.ts';

/**
 * Stands where the code of a screen could not be fetched. If there is a new build, the window is loaded anew by itself;
 * otherwise the network is at fault, and the reader says when to try again.
 */
export function LostPartScreen() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(true);
  useEffect(() => void reloadForNewBuild().then(setBusy), []);
  // A window that is loaded anew while the server is away is a window lost.
  async function retry(): Promise<void> {
    setBusy(true);
    if (await readFirstPage()) return location.reload();
    setBusy(false);
    showToast('error', t('http.offline'));
  }
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
        <LoadingButton variant="contained" loading={busy} onClick={() => void retry()}>
          {t('common.retry')}
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
