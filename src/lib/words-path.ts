/** The server's path of the locale file for one language and namespace. */
export function wordsPath(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}
