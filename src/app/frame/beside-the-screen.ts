import { sizes } from '../../../theme/tokens.ts';

/** The place of the side menu in a wide window: fixed at the left edge, below the header. */
export const besideTheScreen = {
  position: 'fixed',
  zIndex: 'drawer',
  insetBlock: 0,
  left: 0,
  width: sizes.drawer,
  pt: `${sizes.header}px`,
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
