/** The name of an element in a sentence. */
export function nameOf(element: Element): string {
  const text = (element.textContent ?? '').trim().slice(0, 40);
  const label = element.getAttribute('aria-label') ?? element.id;
  const called = text === '' ? label : text;
  return `<${element.localName}>${called === '' ? '' : ` “${called}”`}`;
}
