import type { FromPreview } from '../messages.ts';
import { blockOf, closest, fieldOf, keyOf, nameOf, typedFieldOf } from './marks.ts';

/** Controls that would leave or change the page. Text inside a summary doesn't unfold it. */
const inert =
  'a, area, input, label, button[type=submit], form button:not([type]), [popovertarget], [contenteditable]';

/** Reports clicks and keyboard focus to the editor. Links and forms do nothing. */
export function followSelection(send: (message: FromPreview) => void): void {
  let isPointed = false;

  document.addEventListener('click', (event) => {
    const isSpace = isSpaceInSummary(event);
    if (isSpace || closest(event.target, inert) !== undefined) event.preventDefault();
    if (isSpace) return;
    const block = blockOf(event.target);
    if (block !== undefined) select(block, fieldOf(event.target) ?? fieldBehind(block, event));
  });
  document.addEventListener('auxclick', (event) => {
    if (closest(event.target, 'a, area') !== undefined) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('dragstart', (event) => {
    if (closest(event.target, 'a, img') !== undefined) event.preventDefault();
  });
  document.addEventListener('pointerdown', () => (isPointed = true));
  document.addEventListener('pointerup', () => (isPointed = false));
  document.addEventListener('pointercancel', () => (isPointed = false));
  document.addEventListener('focusin', ({ target }) => {
    // The click that follows reports the same.
    if (isPointed) return;
    const [block, field] = [blockOf(target), typedFieldOf(target)];
    if (block !== undefined && field !== undefined) select(block, field);
  });
  document.addEventListener('keydown', (event) => {
    const block = blockOf(event.target);
    if (event.key === 'Enter' && block !== undefined && event.target === block) select(block, undefined);
  });

  function select(block: HTMLElement, field: HTMLElement | undefined): void {
    const caret = typedFieldOf(field ?? null) !== undefined;
    send({ type: 'select', key: keyOf(block), field: field === undefined ? null : nameOf(field), caret });
  }
}

/** The field visible at the position of a click through an element above it, such as a picture behind a text. */
function fieldBehind(block: HTMLElement, { clientX, clientY }: MouseEvent): HTMLElement | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .map(fieldOf)
    .find((field) => field !== undefined && block.contains(field) && typedFieldOf(field) === undefined);
}

/** Browsers treat a space typed into a summary as a press of it. */
function isSpaceInSummary({ target, detail }: MouseEvent): boolean {
  const typed = typedFieldOf(document.activeElement);
  return detail === 0 && typed !== undefined && closest(target, 'summary')?.contains(typed) === true;
}
