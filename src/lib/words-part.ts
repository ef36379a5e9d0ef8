import i18next from 'i18next';

/** Words that only some screens need: files of their own in `locales/<language>`, read when such a screen is opened. */
export type WordsPart = 'fields' | 'support';

const coming = new Map<WordsPart, Promise<boolean>>();
const asked = new Set<WordsPart>();

/** Whether a part is there, in the visitor's language or in English. */
export function hasWordsPart(part: WordsPart): boolean {
  return i18next.languages.some((language) => i18next.hasResourceBundle(language, part));
}

/** Reads a part; languages that are chosen later bring it along. Answers whether there is something to show. */
export function loadWordsPart(part: WordsPart): Promise<boolean> {
  const known = coming.get(part);
  if (known !== undefined) return known;
  const loading = read(part).finally(() => coming.delete(part));
  coming.set(part, loading);
  return loading;
}

async function read(part: WordsPart): Promise<boolean> {
  // What failed once i18next by itself does not ask for again.
  if (asked.has(part)) await i18next.reloadResources(i18next.languages, part);
  else await i18next.loadNamespaces(part);
  asked.add(part);
  return hasWordsPart(part);
}
