import { Box, CircularProgress } from '@mui/material';
import { useTranslation } from 'react-i18next';

/** Something is on its way. It appears late, so that what comes at once does not flicker. */
export function Spinner() {
  // At the very start the words themselves are still on their way.
  const { t } = useTranslation();
  return (
    <Box
      // The foot of the page waits for what comes here: see `site-footer.tsx`.
      data-arriving=""
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 160,
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 100ms 150ms backwards',
      }}
    >
      <CircularProgress size={28} aria-label={t('common.loading', { defaultValue: 'Loading…' })} />
    </Box>
  );
}
