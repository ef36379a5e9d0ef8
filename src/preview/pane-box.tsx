import { Box, type BoxProps, GlobalStyles } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { sizes } from '../../theme/tokens.ts';
import { toastRoom } from '../ui/use-toast-place.ts';

interface PaneBoxProps extends BoxProps<'section'> {
  readonly isWide: boolean;
  readonly isFull?: boolean;
}

/** The place of the preview, reserved before its code has loaded: nothing moves then. */
export function PaneBox({ isWide, isFull, children, ...rest }: PaneBoxProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      {...rest}
      sx={[paneSx, isWide && besideSx, isFull === true && fullSx]}
    >
      {isWide && <GlobalStyles styles={roomy} />}
      {children}
    </Box>
  );
}

/** The header of the application and the toolbar of the editor are above it. */
const toolbar = 52;

const paneSx = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: `calc(100dvh - ${sizes.header + toolbar + 24}px)`,
  minHeight: 320,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${sizes.radius}px`,
  bgcolor: 'background.sunken',
  overflow: 'hidden',
} as const;

const besideSx = { position: 'sticky', top: sizes.header + toolbar } as const;

/** Above everything but dialogs and toasts. */
const fullSx = {
  position: 'fixed',
  inset: 0,
  bottom: toastRoom,
  zIndex: 1250,
  height: 'auto',
  border: 0,
  borderRadius: 0,
} as const;

/** Beside the preview the form keeps its width. */
const roomy = { '#content': { maxWidth: 'none !important' } } as const;
