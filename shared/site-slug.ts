import { isSlug, makeSlug } from './slug.ts';

/** Slugs that no site may have, so that addresses below `/sites/` stay free for what may come. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'files',
  'media',
  'new',
  'preview',
  'sites',
]);

/** The most characters of a site's slug: room for one made of a title, and its number. */
export const siteSlugLength = 70;

/** Whether the text can be a slug: lower-case letters, digits and single hyphens. */
export function isSiteSlug(text: string): boolean {
  return text.length <= siteSlugLength && isSlug(text);
}

/** A slug for a site with this title that is neither reserved nor taken. */
export function makeSiteSlug(title: string, taken: ReadonlySet<string>): string {
  return makeSlug(title, new Set([...taken, ...reservedSlugs]), 'site');
}
