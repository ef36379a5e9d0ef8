import type { ShownBlock } from '../messages.ts';
import { nameOf } from './marks.ts';

const pictures = 'img, video, audio, svg, hr, input';

/** Makes a drawn block reachable by keyboard, and its texts editable. */
export function prepare(element: Element, { name, typing }: ShownBlock): void {
  element.setAttribute('tabindex', '0');
  if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', name);
  // A named section is a landmark; hundreds of them don't help navigation.
  if (element.nodeName === 'SECTION') element.setAttribute('role', 'group');
  for (const field of element.querySelectorAll('[data-octavo-field]')) {
    const kind = Object.hasOwn(typing, nameOf(field)) ? typing[nameOf(field)] : undefined;
    if (kind === undefined) continue;
    field.setAttribute('contenteditable', 'true');
    // A browser that translates the page would write its translation into the text.
    field.setAttribute('translate', 'no');
    field.setAttribute('data-octavo-typing', kind);
    const title = field.getAttribute('data-octavo-empty');
    if (title !== null) field.setAttribute('aria-label', title);
  }
  const isBlank = element.querySelector(pictures) === null && element.textContent.trim() === '';
  element.toggleAttribute('data-octavo-blank', isBlank);
}

/** Reads the HTML of a block: one element. */
export function parse(html: string): Element | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild ?? undefined;
}
