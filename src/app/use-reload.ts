import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../state/app-store.ts';
import { readFirstPage } from './new-build.ts';

/** Reloads the window when the reader asks, but only if the server can be reached: otherwise the window would be lost. */
export function useReload() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function reload(): Promise<void> {
    setBusy(true);
    if (await readFirstPage()) return location.reload();
    setBusy(false);
    showToast('error', t('http.offline'));
  }
  return { busy, reload };
}
