import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../ui/loading-button.tsx';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { productName } from '../ui/product-name.ts';
import { type LostPartCause, reloadForNewBuild } from './new-build.ts';
import { useReload } from './use-reload.ts';

/**
 * Stands where the code of a screen could not be fetched. If there is a new build, the window is loaded anew by itself;
 * if that was done already, the reader is asked to. Otherwise the network is at fault: it is tried again when the
 * connection is back, or when the reader says so.
 */
export function LostPartScreen() {
  const { t } = useTranslation();
  const { busy, reload } = useReload();
  const [cause, setCause] = useState<LostPartCause>();
  useEffect(() => void reloadForNewBuild().then(setCause), []);
  const isNew = cause === 'new build';
  const title = t(isNew ? 'app.newTitle' : 'app.lostTitle');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
    heading.current?.focus();
  }, [title]);
  const backOnline = useEffectEvent(() => void reload());
  useEffect(() => {
    const again = () => backOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 4, px: 6, py: 20, textAlign: 'center' }}>
      <Box sx={{ display: 'flex', color: 'secondary.main' }}>
        <OctopusMark size={56} />
      </Box>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t(isNew ? 'app.newText' : 'app.lostText')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button variant="outlined" href="/">
          {t('app.toStart')}
        </Button>
        <LoadingButton
          variant="contained"
          loading={busy || cause === undefined || cause === 'reloading'}
          onClick={() => void reload()}
        >
          {t(isNew ? 'app.reload' : 'common.retry')}
        </LoadingButton>
      </Stack>
    </Stack>
  );
}
