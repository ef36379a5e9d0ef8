import { Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';

/** Never interrupts typing. */
export function OfflineBadge() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  return (
    // Always rendered, because screen readers announce only changes inside a region that already exists.
    <Box role="status" sx={{ flexShrink: 0 }}>
      {!online && (
        <Box data-testid="offline" title={t('app.offline')} sx={badgeSx}>
          <span aria-hidden>{t('app.offlineBadge')}</span>
          <Box component="span" sx={visuallyHidden}>
            {t('app.offline')}
          </Box>
        </Box>
      )}
    </Box>
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

const badgeSx = {
  ...{ position: 'relative', px: 2, py: 1 },
  ...{ border: 1, borderColor: 'warning.main', borderRadius: 1, color: 'warning.main' },
  ...{ fontSize: '0.8125rem', fontWeight: 500, lineHeight: 1.25, whiteSpace: 'nowrap' },
} as const;
