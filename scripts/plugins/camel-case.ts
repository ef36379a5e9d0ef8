/** `colorTitle` for `color-title`: the prefix of a plugin's exports. */
export function camelCase(type: string): string {
  return type.replaceAll(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
}
