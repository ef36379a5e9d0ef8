export function messagesPath(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}
