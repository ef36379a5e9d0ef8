import { designFontFiles } from '../../shared/design-css.ts';
import type { SiteDesign } from '../../shared/site-design.ts';
import { apiUrl } from './http-session.ts';

const added = new Set<string>();

/**
 * Makes the fonts of a design available to the page, shadow roots included. They are never removed; the browser loads
 * only those that are rendered. Resolves once the first file of each family has loaded or failed.
 */
export async function addDesignFonts(design: Pick<SiteDesign, 'fonts'>): Promise<void> {
  if (typeof FontFace === 'undefined') return;
  const files = designFontFiles(design);
  for (const { family, style, weights: weight, range: unicodeRange, path } of files) {
    if (added.has(path)) continue;
    added.add(path);
    const source = `url("${apiUrl(`/site-fonts/${path}`).href}")`;
    document.fonts.add(new FontFace(family, source, { style, weight, unicodeRange, display: 'swap' }));
  }
  const families = [...new Set(files.map(({ family }) => family))];
  await Promise.allSettled(
    families.map((family) => document.fonts.load(`1rem "${family.replaceAll('"', '')}"`)),
  );
}
