const names = new Map<string, string>();

/**
 * Remembers what a file was called before it was uploaded under its hash (spec section 9). As long as the tab lives,
 * somebody who has just uploaded `kitchen.jpg` finds it by that name; later, by its description.
 */
export function rememberOriginalName(id: string, name: string): void {
  names.set(id, name);
}

/** What the file was called; undefined when it was not uploaded in this tab. */
export function originalName(id: string): string | undefined {
  return names.get(id);
}
