import { foldText } from './fold-text.ts';

/** The most characters of a slug, without a number at its end. */
const longest = 60;

/**
 * Makes a readable machine name of lower-case letters, digits and single hyphens: `Image gallery` becomes
 * `image-gallery`. Returns the first of `image-gallery`, `image-gallery-2`, … that is not taken.
 */
export function makeSlug(name: string, taken: ReadonlySet<string>, nameless = 'type'): string {
  const base = slugBase(name, nameless);
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}

/** The most characters of a slug with a number at its end. */
const longestNumbered = 70;

/** Whether the text can be a slug. It is then a safe name of a file, too. */
export function isSlug(text: string): boolean {
  return text.length <= longestNumbered && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** A slug of the name without a number, taken or not. `nameless` is for names without a letter or digit. */
export function slugBase(name: string, nameless: string): string {
  const words = foldText(name).match(/[a-z0-9]+/g) ?? [nameless];
  return words.join('-').slice(0, longest).replace(/-$/, '');
}
