import type { Place } from './edits.ts';

/** The place of a cell on the page; undefined for anything else. */
export function placeOf(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

/**
 * Where a key leads from a cell; undefined if it stays there. Enter moves down. Arrows move to the next cell once the
 * caret can go no further inside this one. The row after the last one can be added.
 */
export function placeAfter(event: KeyboardEvent): Place | undefined {
  const { key, target } = event;
  const place = placeOf(target);
  if (place === undefined || event.isComposing || hasModifier(event)) return undefined;
  const { row, column } = place;
  const cell = target as HTMLTextAreaElement;
  const last = cell.closest('tbody')?.rows.length ?? 0;
  if (key === 'Enter') return { row: row + 1, column };
  const caret = cell.selectionStart === cell.selectionEnd ? cell.selectionStart : undefined;
  const isAtStart = caret === 0;
  const isAtEnd = caret === cell.value.length;
  const step = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return row > 0 && (isAtStart || isOneLine(cell)) ? { row: row - 1, column } : undefined;
    case 'ArrowDown':
      return row < last - 1 && (isAtEnd || isOneLine(cell)) ? { row: row + 1, column } : undefined;
    case 'ArrowLeft':
      return (step === 1 ? isAtStart : isAtEnd) ? { row, column: column - step } : undefined;
    case 'ArrowRight':
      return (step === 1 ? isAtEnd : isAtStart) ? { row, column: column + step } : undefined;
    default:
      return undefined;
  }
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function isOneLine(cell: HTMLTextAreaElement): boolean {
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(cell);
  const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
  return !cell.value.includes('\n') && !(cell.scrollHeight - padding >= 2 * Number.parseFloat(lineHeight));
}
