import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../state/app-store.ts';

/** Says in a toast when the browser loses its connection and when it is back. It never interrupts typing. */
export function ConnectionStatus() {
  const { t } = useTranslation();
  useEffect(() => {
    const lost = () => showToast('error', t('app.offline'));
    const back = () => showToast('success', t('app.online'));
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [t]);
  return null;
}
