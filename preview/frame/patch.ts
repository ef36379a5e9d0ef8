/** The element that is being edited, and the one that was rendered for the same field. */
interface Typed {
  readonly kept: Element;
  readonly rendered: Element;
}

/**
 * Makes an element look like another one by changing only the differences, so that focus, scroll and unfolded parts stay.
 * `typed`, which is being edited, keeps its text and is never replaced: if it was rendered in another place, its surroundings stay
 * unchanged until the caret leaves.
 */
export function patch(old: Element, next: Element, typed: Element | null): void {
  if (typed === null || !old.contains(typed)) return patchElement(old, next);
  const rendered = [...next.querySelectorAll('[data-octavo-field]')].find(
    (one) => fieldOf(one) === fieldOf(typed),
  );
  if (rendered !== undefined) patchElement(old, next, { kept: typed, rendered });
  // A plugin may render nothing for an empty text; the next letter would have no place.
  else if (typed.textContent !== '') patchElement(old, next);
}

function patchElement(old: Element, next: Element, typed?: Typed): void {
  if (old === typed?.kept && old.nodeName !== next.nodeName) return;
  patchAttributes(old, next);
  if (old !== typed?.kept) patchChildren(old, next, typed);
}

function patchAttributes(old: Element, next: Element): void {
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && !isUnfolded(old, name)) old.removeAttribute(name);
}

/** Whether the attribute is the open state of an unfolded element. */
function isUnfolded({ nodeName }: Element, attribute: string): boolean {
  return nodeName === 'DETAILS' && attribute === 'open';
}

function patchChildren(old: Element, next: Element, typed?: Typed): void {
  const kept = typed && childAround(old, typed.kept);
  const wanted = [...next.childNodes];
  if (typed === undefined || kept === undefined) return patchRun(old, old.firstChild, null, wanted);
  const rendered = childAround(next, typed.rendered);
  if (rendered === undefined || (kept === typed.kept) !== (rendered === typed.rendered)) return;
  if (kept !== typed.kept && kept.nodeName !== rendered.nodeName) return;
  const index = wanted.indexOf(rendered);
  patchRun(old, old.firstChild, kept, wanted.slice(0, index));
  patchElement(kept, rendered, typed);
  patchRun(old, kept.nextSibling, null, wanted.slice(index + 1));
}

function childAround(parent: Element, inner: Element): Element | undefined {
  return [...parent.children].find((child) => child.contains(inner));
}

/**
 * Makes the children from `from` to `to` (exclusive) look like `wanted`. Children are never moved, only changed,
 * inserted and removed.
 */
function patchRun(
  parent: Element,
  from: ChildNode | null,
  to: ChildNode | null,
  wanted: readonly ChildNode[],
): void {
  let at = from;
  for (const one of wanted) {
    const found = findAlike(at, to, one);
    if (found === undefined) {
      parent.insertBefore(one, at);
      continue;
    }
    removeBetween(at, found);
    at = found.nextSibling;
    if (found.isEqualNode(one)) continue;
    if (isElement(found) && isElement(one)) patchElement(found, one);
    else found.nodeValue = one.nodeValue;
  }
  removeBetween(at, to);
}

function findAlike(from: ChildNode | null, to: ChildNode | null, wanted: ChildNode): ChildNode | undefined {
  for (let one = from; one !== null && one !== to; one = one.nextSibling)
    if (areAlike(one, wanted)) return one;
  return undefined;
}

/** Whether two nodes represent the same field or the same kind of element. */
function areAlike(one: ChildNode, other: ChildNode): boolean {
  if (!isElement(one) || !isElement(other)) return one.nodeType === other.nodeType;
  return (
    fieldOf(one) === fieldOf(other) &&
    one.nodeName === other.nodeName &&
    one.classList[0] === other.classList[0]
  );
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
