import { Drawer } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sizes } from '../../../theme/tokens.ts';
import { toastRoom } from '../../ui/use-toast-place.ts';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** The side menu over the screen, for when there is no room beside it. */
export function MenuDrawer({ open, children, onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      variant="temporary"
      open={open}
      onClose={onClose}
      // Over the screen it is a dialog, which needs a name.
      slotProps={{ paper: { 'aria-label': t('frame.menu'), sx: { pt: `${sizes.header}px`, pb: toastRoom } } }}
    >
      {children}
    </Drawer>
  );
}
