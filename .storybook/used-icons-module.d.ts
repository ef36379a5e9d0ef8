/** Written by the plugin of `used-icons.ts`. */
declare module 'virtual:used-icons' {
  import type { SvgIconComponent } from '@mui/icons-material';

  export const usedIcons: readonly { readonly name: string; readonly Icon: SvgIconComponent }[];
}
