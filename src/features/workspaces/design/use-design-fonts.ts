import { useEffect } from 'react';
import { siteFontUrl } from '../../../api/site-design.ts';
import { designFontFiles } from '../../../../shared/design-css.ts';
import type { SiteDesign } from '../../../../shared/site-design.ts';

/** Makes the fonts of a design available to the page. The browser loads those that are drawn. */
export function useDesignFonts(design: SiteDesign): void {
  const { fonts } = design;
  useEffect(() => {
    if (typeof FontFace === 'undefined') return undefined;
    const faces = designFontFiles({ fonts }).map(
      ({ family, style, weights: weight, range: unicodeRange, path }) =>
        new FontFace(family, `url("${siteFontUrl(path)}")`, { style, weight, unicodeRange, display: 'swap' }),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
}
