const said = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-label', 'aria-disabled', 'src', 'alt'];

/**
 * Returns the visible content of a container, as lines: text, and typed, ticked and chosen values. Leaves out
 * announcements, and toolbars, which depend on the caret.
 */
export function whatIsShown(container: Element): readonly string[] {
  const lines: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text !== '') lines.push(text);
      return;
    }
    if (
      !(node instanceof Element) ||
      node.matches('[aria-hidden=true], [role=status], [role=toolbar], [aria-live], svg')
    )
      return;
    for (const name of said) if (node.hasAttribute(name)) lines.push(`${name}: ${node.getAttribute(name)}`);
    if (node instanceof HTMLInputElement)
      lines.push(node.matches('[type=checkbox], [type=radio]') ? `${node.checked}` : node.value);
    if (node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement) lines.push(node.value);
    if (node instanceof HTMLTextAreaElement) return;
    node.childNodes.forEach(visit);
  };
  visit(container);
  return lines;
}
