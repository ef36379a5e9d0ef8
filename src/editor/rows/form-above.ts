/** The height of the open form above this element of a row, in pixels; 0 if there is none. */
export function formAbove(head: HTMLElement | null): number {
  const form = head?.closest('ol')?.querySelector<HTMLElement>('.row-body');
  if (!head || !form) return 0;
  const isAbove = (form.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAbove ? form.offsetHeight : 0;
}
