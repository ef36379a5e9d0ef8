import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnce } from '../../../../shared/load-once.ts';
import { loadOnRequest } from '../../../lib/load-on-request.ts';
import { showToast } from '../../../state/app-store.ts';
import type { MediaDetails as Details, MediaDetailsProps } from './media-details.tsx';

/** The only form of the library; most visits open no details. */
const details = loadOnce(async () => (await import('./media-details.tsx')).MediaDetails);

/** Loads the dialog in advance; a failure is reported only when the dialog is opened. */
export function fetchDetails(): void {
  details().catch(() => undefined);
}

export function LazyMediaDetails(props: MediaDetailsProps) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<{ readonly MediaDetails: typeof Details }>();
  const fail = useEffectEvent(() => {
    showToast('error', t('app.lostText'));
    props.onClose();
  });
  useEffect(() => {
    let isOver = false;
    loadOnRequest(details).then(
      (MediaDetails) => isOver || setLoaded({ MediaDetails }),
      () => isOver || fail(),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return loaded && <loaded.MediaDetails {...props} />;
}
