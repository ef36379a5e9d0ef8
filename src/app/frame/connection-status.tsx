import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../state/app-store.ts';

/** Says in a toast when the connection is back. While it is lost, the header has a badge. */
export function ConnectionStatus() {
  const { t } = useTranslation();
  useEffect(() => {
    const back = () => showToast('success', t('app.online'));
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [t]);
  return null;
}
