import i18next from 'i18next';

/** Texts that only some screens need: separate files in `locales/<language>`, loaded when such a screen is opened. */
export type MessagesPart = 'builder' | 'errors' | 'fields' | 'library' | 'support';

const coming = new Map<MessagesPart, Promise<boolean>>();
const asked = new Set<MessagesPart>();

/** Whether a part has loaded, in the visitor's language or in English. */
export function hasMessagesPart(part: MessagesPart): boolean {
  return i18next.languages.some((language) => i18next.hasResourceBundle(language, part));
}

/** Loads a part; languages chosen later load it too. Resolves to whether any texts are available. */
export function loadMessagesPart(part: MessagesPart): Promise<boolean> {
  const known = coming.get(part);
  if (known !== undefined) return known;
  const loading = read(part).finally(() => coming.delete(part));
  coming.set(part, loading);
  return loading;
}

async function read(part: MessagesPart): Promise<boolean> {
  // i18next does not retry a failed load.
  if (asked.has(part)) await i18next.reloadResources(i18next.languages, part);
  else await i18next.loadNamespaces(part);
  asked.add(part);
  return hasMessagesPart(part);
}
