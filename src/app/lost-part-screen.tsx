import { Button } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../ui/loading-button.tsx';
import { useBrand } from '../ui/brand.ts';
import { FailureScreen } from './failure-screen.tsx';
import { type LostPartCause, reloadForNewBuild } from './new-build.ts';
import { useReload } from './use-reload.ts';

/**
 * Replaces a screen whose code could not be loaded. If there is a new build, the window reloads automatically; if it
 * already did, the reader is asked to reload. Otherwise the network is at fault: it tries again when the connection is
 * back, or when the reader asks.
 */
export function LostPartScreen() {
  const { t } = useTranslation();
  const { busy, reload } = useReload();
  const [cause, setCause] = useState<LostPartCause>();
  useEffect(() => void reloadForNewBuild().then(setCause), []);
  const isNew = cause === 'new build';
  const { name } = useBrand();
  const title = t(isNew ? 'app.newTitle' : 'app.lostTitle');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${name}`;
    heading.current?.focus();
  }, [name, title]);
  const backOnline = useEffectEvent(() => void reload());
  useEffect(() => {
    const again = () => backOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <FailureScreen headingRef={heading} title={title} text={t(isNew ? 'app.newText' : 'app.lostText')}>
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
    </FailureScreen>
  );
}
