// An augmentation alone does not load the module that it augments.
import type { Palette as OwnPalette } from '@mui/material/styles';
import type { ColorTokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Wells, table heads, hovered rows: one step below the card. */
    sunken: ColorTokens['surface']['sunken'];
  }
  interface Palette {
    /** The outline of text fields and switches. */
    control: ColorTokens['line']['control'];
    /** The shadow of menus and dialogs. */
    overlayShadow: ColorTokens['overlayShadow'];
  }
  interface PaletteOptions {
    control: OwnPalette['control'];
    overlayShadow: OwnPalette['overlayShadow'];
  }
}
