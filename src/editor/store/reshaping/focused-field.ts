import type { Place } from '../places.ts';

/** The field of the open form that has the focus: its element is named after the place. Undefined if it is another element. */
export function focusedField(
  openKey: string | null,
): { readonly place: Place; readonly caret: number | undefined } | undefined {
  const element = (globalThis.document as Document | undefined)?.activeElement;
  const before = `block-${openKey ?? ''}_`;
  if (!element?.id.startsWith(before)) return undefined;
  const place = element.id.slice(before.length).replaceAll('-', '/');
  const { selectionStart: caret } = element as Partial<HTMLInputElement>;
  return { place, caret: caret ?? undefined };
}
