import { Box, CircularProgress } from '@mui/material';
import { useTranslation } from 'react-i18next';

/** Appears late, so fast loads do not flicker. */
export function Spinner() {
  // At the very start the texts have not loaded yet, and the spinner must not wait for them.
  const { t } = useTranslation(undefined, { useSuspense: false });
  return (
    <Box
      // The footer waits for the content: see `site-footer.tsx`.
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
