import { useEffect, useState } from 'react';
import { siteFontUrl } from '../../../api/site-design.ts';
import { designFontFiles } from '../../../../shared/design-css.ts';
import type { SiteDesign } from '../../../../shared/site-design.ts';

/**
 * Makes the fonts of a design available to the page. The browser loads those that are drawn. Returns whether the first ones
 * have loaded, so that text drawn with them does not move.
 */
export function useDesignFonts(design: SiteDesign): boolean {
  const { fonts } = design;
  const [isReady, setReady] = useState(typeof FontFace === 'undefined');
  useEffect(() => {
    if (typeof FontFace === 'undefined') return undefined;
    const faces = designFontFiles({ fonts }).map(
      ({ family, style, weights: weight, range: unicodeRange, path }) =>
        new FontFace(family, `url("${siteFontUrl(path)}")`, { style, weight, unicodeRange, display: 'swap' }),
    );
    for (const face of faces) document.fonts.add(face);
    const families = [...new Set(faces.map(({ family }) => family))];
    const loading = families.map((family) => document.fonts.load(`1rem "${family.replaceAll('"', '')}"`));
    void Promise.allSettled(loading).then(() => setReady(true));
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
  return isReady;
}
