/** The name of an element in a sentence: its label, or else its text, or else its id. */
export function nameOf(element: Element): string {
  const called = [element.getAttribute('aria-label') ?? '', labelOf(element), textOf(element), element.id]
    .map((text) => text.trim().slice(0, 40))
    .find((text) => text !== '');
  return `<${element.localName}>${called === undefined ? '' : ` “${called}”`}`;
}

function labelOf(element: Element): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
  return labels?.[0]?.textContent ?? '';
}

/** The options of a select are no name. */
function textOf(element: Element): string {
  return element.localName === 'select' ? '' : (element.textContent ?? '');
}
