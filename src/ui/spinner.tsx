import { Box, CircularProgress } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface SpinnerProps {
  /** Fills the window instead of its place. */
  readonly fullScreen?: boolean;
}

/** Something is on its way. It appears late, so that what comes at once does not flicker. */
export function Spinner({ fullScreen = false }: SpinnerProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: fullScreen ? '100dvh' : 160,
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 100ms 150ms backwards',
      }}
    >
      <CircularProgress size={28} aria-label={t('common.loading')} />
    </Box>
  );
}
