import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadIfReachable } from '../lib/index-page.ts';
import { showToast } from '../state/app-store.ts';

/** Reloads the window on request, or reports that the server cannot be reached. */
export function useReload() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function reload(): Promise<void> {
    setBusy(true);
    if (await reloadIfReachable()) return;
    setBusy(false);
    showToast('error', t('http.offline'));
  }
  return { busy, reload };
}
