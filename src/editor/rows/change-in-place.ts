import { flushSync } from 'react-dom';

/**
 * Runs a change that may close the open form, and keeps this part of a row at the same position in the window: the form above it
 * may be taller than the window. Measures the form before the change; measuring afterwards would cause a second layout. Measures nothing if no form is open.
 */
export function changeInPlace(part: HTMLElement, change: () => void): void {
  const closing = formAbove(part);
  if (closing === 0) return flushSync(change);
  // Computed before the change, because the browser corrects the position itself when the page becomes too short for
  // it.
  const top = window.scrollY - closing;
  flushSync(change);
  window.scrollTo({ top, behavior: 'instant' });
}

/** The height in pixels of the form that is open above this part of a row; 0 if no form is. */
function formAbove(part: HTMLElement): number {
  const form = part.closest('ol')?.querySelector<HTMLElement>('.row-body');
  if (!form) return 0;
  const isAbove = (form.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAbove ? form.offsetHeight : 0;
}
