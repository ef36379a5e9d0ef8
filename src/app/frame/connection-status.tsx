import { Box } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { sizes } from '../../ui/theme/tokens.ts';

/** How long it is said that the connection is back, in milliseconds. */
const backFor = 5000;

/**
 * Says that the browser has no connection, and when it has one again, at the edge where nothing has to move for it. It
 * is always there: screen readers announce only what is put into something that they know.
 */
export function ConnectionStatus() {
  const { t } = useTranslation();
  const signedIn = useAppStore((state) => state.session.status === 'user');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [said, setSaid] = useState(online);
  useEffect(() => {
    if (online === said) return undefined;
    const timer = setTimeout(() => setSaid(online), online ? backFor : 0);
    return () => clearTimeout(timer);
  }, [online, said]);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        bottom: 0,
        left: { xs: 0, md: signedIn ? sizes.drawer : 0 },
        maxWidth: { sm: 420 },
        p: 4,
        pointerEvents: 'none',
        '& > p': {
          m: 0,
          px: 4,
          py: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          typography: 'body2',
        },
      }}
    >
      {!online && <p>{t('app.offline')}</p>}
      {online && !said && <p>{t('app.online')}</p>}
    </Box>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
