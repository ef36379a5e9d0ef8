import { Box } from '@mui/material';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Shown until the locale files and the user have loaded: the mark where `index.html` painted it, with a spinner below. */
export function StartScreen() {
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', minHeight: '100dvh' }}>
      <BrandMark size={56} />
      <Box sx={{ position: 'absolute', insetInline: 0, top: '50%', color: 'primary.main' }}>
        <Spinner />
      </Box>
    </Box>
  );
}
