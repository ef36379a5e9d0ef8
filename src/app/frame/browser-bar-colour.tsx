import { useColorScheme } from '@mui/material';
import { useEffect } from 'react';
import { darkColors, lightColors } from '../../../theme/tokens.ts';

/** Colours the browser's bar like the header when the mode changes; `public/colour-mode.js` sets the first colour. */
export function BrowserBarColour() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (colorScheme === undefined) return;
    const { surface } = colorScheme === 'dark' ? darkColors : lightColors;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.card);
  }, [colorScheme]);
  return null;
}
