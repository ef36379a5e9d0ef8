/** `colorTitle` for `color-title`: what the exports of a plugin begin with. */
export function camelCase(type: string): string {
  return type.replaceAll(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
}
