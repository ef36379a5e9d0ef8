import i18next from 'i18next';

/** Texts that only some screens need: separate files in `locales/<language>`, loaded when such a screen is opened. */
export type WordsPart = 'builder' | 'errors' | 'fields' | 'library' | 'support';

const coming = new Map<WordsPart, Promise<boolean>>();
const asked = new Set<WordsPart>();

/** Whether a part has loaded, in the visitor's language or in English. */
export function hasWordsPart(part: WordsPart): boolean {
  return i18next.languages.some((language) => i18next.hasResourceBundle(language, part));
}

/** Loads a part; languages chosen later load it too. Resolves to whether any texts are available. */
export function loadWordsPart(part: WordsPart): Promise<boolean> {
  const known = coming.get(part);
  if (known !== undefined) return known;
  const loading = read(part).finally(() => coming.delete(part));
  coming.set(part, loading);
  return loading;
}

async function read(part: WordsPart): Promise<boolean> {
  // i18next does not retry a failed load.
  if (asked.has(part)) await i18next.reloadResources(i18next.languages, part);
  else await i18next.loadNamespaces(part);
  asked.add(part);
  return hasWordsPart(part);
}
