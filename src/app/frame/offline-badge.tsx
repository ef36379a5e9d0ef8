import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Never interrupts typing. */
export function OfflineBadge() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  return (
    // Always rendered, because screen readers announce only changes inside a region that already exists.
    <div role="status" className="offline-badge">
      {!online && (
        <div data-testid="offline" title={t('app.offline')}>
          <span aria-hidden>{t('app.offlineBadge')}</span>
          <span className="ui-unseen">{t('app.offline')}</span>
        </div>
      )}
    </div>
  );
}

function followConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
