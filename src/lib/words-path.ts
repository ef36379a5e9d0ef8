/** Where the server keeps the words of one language and namespace. */
export function wordsPath(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}
