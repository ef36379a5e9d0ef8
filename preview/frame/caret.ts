/** The selected part of a text: a caret if both are the same. */
export interface Selected {
  readonly start: number;
  readonly end: number;
}

/** The text of a field. A trailing break only holds the last line open. */
export function readText(field: Element): string {
  const { lastChild } = field;
  const nodes = field.ownerDocument.createTreeWalker(field);
  let text = '';
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    else if (node.nodeName === 'BR' && node !== lastChild) text += '\n';
  return text;
}

/** The selection within the text of a field; undefined if it is elsewhere. */
export function readSelected(field: Element): Selected | undefined {
  const selection = field.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!field.contains(range.commonAncestorContainer)) return undefined;
  return {
    start: offsetOf(field, range.startContainer, range.startOffset),
    end: offsetOf(field, range.endContainer, range.endOffset),
  };
}

function offsetOf(field: Element, node: Node, offset: number): number {
  const before = field.ownerDocument.createRange();
  before.selectNodeContents(field);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Writes the text of a field as one piece. `selected` is for a field that is being edited. */
export function writeText(field: Element, text: string, selected?: Selected): void {
  const { ownerDocument: document, firstChild: first } = field;
  if (text === '') field.replaceChildren();
  else if (first?.nodeType !== Node.TEXT_NODE) field.replaceChildren(text);
  else {
    // Reuse the node, so that the browser keeps its state.
    while (first.nextSibling !== null) first.nextSibling.remove();
    if ((first as Text).data !== text) (first as Text).data = text;
  }
  if (selected === undefined) return;
  // The caret needs a node behind it to reach an empty last line.
  if (text.endsWith('\n')) field.append(document.createElement('br'));
  const node = text === '' ? field : (field.firstChild ?? field);
  document
    .getSelection()
    ?.setBaseAndExtent(
      node,
      Math.min(selected.start, text.length),
      node,
      Math.min(selected.end, text.length),
    );
}

/** Whether a field holds its text as `writeText` leaves it. */
export function isTidy({ childNodes: [first, second, third] }: Element): boolean {
  if (first === undefined) return true;
  if (first.nodeType !== Node.TEXT_NODE || third !== undefined) return false;
  const isOpen = (first as Text).data.endsWith('\n');
  return isOpen ? second?.nodeName === 'BR' : second === undefined;
}

/** Maps a caret to a changed text: it stays between the same characters. */
export function moveCaret(caret: number, old: string, text: string): number {
  let same = 0;
  while (same < old.length && same < text.length && old[same] === text[same]) same += 1;
  return caret <= same ? caret : Math.max(same, text.length - (old.length - caret));
}
