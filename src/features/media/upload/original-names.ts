const names = new Map<string, string>();

/**
 * Remembers the name of a file before it was uploaded under its hash (spec section 9). Until the tab is closed, a user who
 * has just uploaded `kitchen.jpg` finds it by that name; later, by its description.
 */
export function rememberOriginalName(id: string, name: string): void {
  names.set(id, name);
}

/** The original name of the file; undefined if it was not uploaded in this tab. */
export function originalName(id: string): string | undefined {
  return names.get(id);
}
