let shown: { readonly workspaceId: string; names: readonly string[] } = { workspaceId: '', names: [] };

/**
 * Removes the design properties of other workspaces from the document. Returns a function that sets those of this one,
 * unless yet another workspace was opened. They stay on the document, because widgets and previews of fields are also
 * in dialogs.
 */
export function showDesign(workspaceId: string): (properties: Readonly<Record<string, string>>) => void {
  const { style } = document.documentElement;
  if (shown.workspaceId !== workspaceId) {
    for (const name of shown.names) style.removeProperty(name);
    shown = { workspaceId, names: [] };
  }
  const current = shown;
  return (properties) => {
    if (current !== shown) return;
    for (const [name, value] of Object.entries(properties))
      // Every form asks for the design; setting a value again would compute the styles of the whole document again.
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    current.names = Object.keys(properties);
  };
}
