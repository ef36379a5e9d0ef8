import type { Place } from '../places.ts';

/** Where the caret is in a text. */
export interface Caret {
  /** The text before it. */
  readonly before: string;
  /** Nothing is after it. */
  readonly isLast: boolean;
}

/** The field that somebody types into. */
export interface FocusedField {
  readonly place: Place;
  readonly caret: Caret | undefined;
}

/** The field of the open form that has the focus: its element is named after the place. Undefined if it is another element. */
export function focusedField(openKey: string | null): FocusedField | undefined {
  const element = (globalThis.document as Document | undefined)?.activeElement;
  const before = `block-${openKey ?? ''}_`;
  if (!element?.id.startsWith(before)) return undefined;
  return { place: element.id.slice(before.length).replaceAll('-', '/'), caret: caretIn(element) };
}

function caretIn(element: Element): Caret | undefined {
  const { selectionStart: at, value } = element as Partial<HTMLInputElement>;
  if (typeof value === 'string')
    return typeof at === 'number' ? { before: value.slice(0, at), isLast: at === value.length } : undefined;
  const selection = document.getSelection();
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return undefined;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(selection.anchorNode, selection.anchorOffset);
  const text = range.toString();
  return { before: text, isLast: text.length === element.textContent.length };
}

/** Puts the caret into the element of another widget, after the same letters; at the end if there is no such place. */
export function putCaret(element: HTMLElement, caret: Caret | undefined): void {
  // Widgets break lines in their own ways.
  const letters =
    caret === undefined || caret.isLast ? Infinity : caret.before.replaceAll(/[\n\r]/g, '').length;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = element;
    // An input for a number or an address does not tell where its caret is.
    if (selectionStart === null) return;
    const isSame = letters !== Infinity && value.startsWith(caret?.before ?? '');
    const at = isSame ? (caret?.before.length ?? 0) : (offsetAfter(letters, value) ?? value.length);
    element.setSelectionRange(at, at);
  } else if (element.getAttribute('contenteditable') === 'true') {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let left = letters;
    let last: Node = element;
    while (texts.nextNode()) {
      last = texts.currentNode;
      const text = last.nodeValue ?? '';
      const at = offsetAfter(left, text);
      if (at !== undefined) return document.getSelection()?.collapse(last, at);
      left -= text.replaceAll(/[\n\r]/g, '').length;
    }
    document.getSelection()?.collapse(last, last.nodeValue?.length ?? 0);
  }
}

/** The place in a text after so many letters, not counting line breaks. Undefined if it has fewer. */
function offsetAfter(letters: number, text: string): number | undefined {
  let left = letters;
  for (let at = 0; at <= text.length; at += 1) {
    if (left === 0) return at;
    if (!/[\n\r]/.test(text[at] ?? '')) left -= 1;
  }
  return undefined;
}
