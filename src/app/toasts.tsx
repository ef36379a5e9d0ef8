import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast, useAppStore } from '../state/app-store.ts';
import { partLost } from '../ui/requested-part.tsx';
import { ToastStack } from '../ui/toast-stack.tsx';

export function Toasts() {
  const { t } = useTranslation();
  const toasts = useAppStore((state) => state.toasts.list);
  const dismiss = useAppStore((state) => state.toasts.dismiss);
  useEffect(() => {
    const report = () => showToast('error', t('app.lostText'));
    window.addEventListener(partLost, report);
    return () => window.removeEventListener(partLost, report);
  }, [t]);
  return <ToastStack toasts={toasts} onDismiss={dismiss} />;
}
