import { useEffect, useState } from 'react';
import { addDesignFonts } from '../../../lib/design-fonts.ts';
import type { SiteDesign } from '../../../../shared/site-design.ts';

/**
 * Makes the fonts of a design available to the page. Returns whether the first ones have loaded, so that text drawn with them
 * does not move.
 */
export function useDesignFonts({ fonts }: SiteDesign): boolean {
  const [isReady, setReady] = useState(typeof FontFace === 'undefined');
  useEffect(() => {
    void addDesignFonts({ fonts }).then(() => setReady(true));
  }, [fonts]);
  return isReady;
}
