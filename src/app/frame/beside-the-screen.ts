import { sizes } from '../../../theme/tokens.ts';

/** Where the side menu stands in a wide window: at the left edge, below the header, whatever is scrolled. */
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
