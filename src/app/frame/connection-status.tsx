import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useAppStore } from '../../state/app-store.ts';

/** Reports a restored connection in a toast, in place of those about its loss. Meanwhile the header has a badge. */
export function ConnectionStatus() {
  const { t } = useTranslation();
  useEffect(() => {
    const back = () => {
      const { list, dismiss } = useAppStore.getState().toasts;
      const lost = [t('http.offline'), t('http.timeout')];
      for (const { id, message } of list) if (lost.includes(message)) dismiss(id);
      showToast('success', t('app.online'));
    };
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [t]);
  return null;
}
