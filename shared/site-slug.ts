import { isSlug, makeSlug, slugBase } from './slug.ts';
import { withoutEnd } from './without-end.ts';

/** Reserved words below `/sites/`. */
const paths = ['admin', 'api', 'assets', 'files', 'media', 'new', 'preview', 'previews', 'sites'];

/** Words for places where users type their password, alone or beside others: `login-page`, `my-account`. */
const ofSignIn =
  'login logon signin signon signup signout logout password admin oauth sso account accounts myaccount'.split(
    ' ',
  );

/**
 * Matches the same words inside longer ones and in the languages of the product, such as `mylogin` and `anmeldung`, but
 * not in `designing`, `psychologin` or `catalogonline`.
 */
const inWords =
  /(?<![ao])log(?:in|on(?!l)|out)|(?<!de)sign(?:in(?!g)|on|up|out)|anmeld|inlog|aanmeld|prijav|lozink|passwort|wachtwoord/;

/** Words that suggest the application itself. */
const ofTheProduct = (
  'register registration activate activation auth authentication ' +
  'resetpassword forgotpassword security verify profile settings billing dashboard workspace ' +
  'workspaces administrator administration root system status support helpdesk www mail webmail ' +
  'console portal'
).split(' ');

const reserved: ReadonlySet<string> = new Set([...paths, ...ofTheProduct]);

/** The most characters of a site's slug: room for one made of a title, and its number. */
export const siteSlugLength = 70;

/** Whether the text can be a slug: lower-case letters, digits and single hyphens. */
export function isSiteSlug(text: string): boolean {
  return text.length <= siteSlugLength && isSlug(text);
}

/**
 * Whether the slug is reserved because it resembles the product, by its own name or that of the installation: `sign-in`,
 * `octavo-cms`, `login-2`.
 */
export function isReservedSlug(slug: string, brandName: string): boolean {
  const brand = bare(slugBase(brandName, 'octavo'));
  const words = slug.split('-');
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  const isOfSignIn = (word: string) => ofSignIn.includes(bare(word)) || bare(word) === brand;
  return (
    reserved.has(bare(slug)) ||
    bare(slug).includes('octavo') ||
    bare(slug) === brand ||
    words.some((word) => inWords.test(word)) ||
    [...words, ...pairs].some(isOfSignIn)
  );
}

/** Makes a slug from the title that is neither reserved nor taken. `taken` has the slugs with the same prefix. */
export function makeSiteSlug(title: string, taken: ReadonlySet<string>): string {
  return makeSlug(title, taken, namelessSite);
}

/** The prefix of a site's slug if its title has no letter or digit, or is reserved. */
export const namelessSite = 'site';

/** Without hyphens, and without a number at its end unless it is nothing else. */
function bare(slug: string): string {
  const letters = slug.replaceAll('-', '');
  return withoutEnd(letters, /\d/) || letters;
}
