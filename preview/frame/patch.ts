/**
 * Makes an element look like another one by changing only what differs, so that focus, scroll and unfolded parts stay.
 * The text of `typed`, which somebody is typing into, is left to them.
 */
export function patch(old: Element, next: Element, typed: Element | null): void {
  if (old === typed && old.nodeName !== next.nodeName) return;
  patchAttributes(old, next);
  if (old !== typed) patchChildren(old, next, typed);
}

function patchAttributes(old: Element, next: Element): void {
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && !isUnfolded(old, name)) old.removeAttribute(name);
}

/** Whether somebody has unfolded an element to look at it. */
function isUnfolded({ nodeName }: Element, attribute: string): boolean {
  return nodeName === 'DETAILS' && attribute === 'open';
}

/** Children stay in their order: they are never moved, only changed, put in and taken out. */
function patchChildren(old: Element, next: Element, typed: Element | null): void {
  let at = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const found = findAlike(at, wanted, typed);
    if (found === undefined) {
      old.insertBefore(wanted, at);
      continue;
    }
    removeBetween(at, found);
    at = found.nextSibling;
    if (found.isEqualNode(wanted)) continue;
    if (isElement(found) && isElement(wanted)) patch(found, wanted, typed);
    else found.nodeValue = wanted.nodeValue;
  }
  removeBetween(at, null);
}

function findAlike(from: ChildNode | null, wanted: ChildNode, typed: Element | null): ChildNode | undefined {
  for (let one = from; one !== null; one = one.nextSibling) if (areAlike(one, wanted, typed)) return one;
  return undefined;
}

/** Whether two nodes stand for the same thing: the same field, or the same kind of element. */
function areAlike(one: ChildNode, other: ChildNode, typed: Element | null): boolean {
  if (!isElement(one) || !isElement(other)) return one.nodeType === other.nodeType;
  const isSameField = fieldOf(one) === fieldOf(other);
  if (one === typed) return isSameField;
  return isSameField && one.nodeName === other.nodeName && one.classList[0] === other.classList[0];
}

function removeBetween(from: ChildNode | null, to: ChildNode | null): void {
  for (let one = from; one !== null && one !== to;) {
    const gone = one;
    one = one.nextSibling;
    gone.remove();
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function fieldOf(element: Element): string | null {
  return element.getAttribute('data-octavo-field');
}
