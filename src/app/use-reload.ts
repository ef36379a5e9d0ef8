import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../state/app-store.ts';
import { readFirstPage } from './new-build.ts';

/** Loads the window anew when the reader wants it: one that is loaded anew while the server is away is a window lost. */
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
