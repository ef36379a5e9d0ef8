export function wordsPath(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}
