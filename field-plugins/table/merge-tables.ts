import type { FieldMerge } from '../sdk/contract/field.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import { mergeParts } from '../sdk/kit/merge-parts.ts';
import { isBlank, type Table } from './table.ts';

/** A row with its cells by column, so that rows can be compared when columns move. */
interface NamedRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
}

const conflict = { conflict: true } as const;

/**
 * Merges two edits of a table: of different rows and columns, and of different cells of one row. No typed text is dropped: a
 * column that one side removes while the other fills it is a conflict.
 */
export function mergeTables(base: Table, mine: Table, theirs: Table): FieldMerge<Table> {
  const header = mergeParts({
    base: { header: base.header },
    mine: { header: mine.header },
    theirs: { header: theirs.header },
  });
  const columns = mergeLists(base.columns, mine.columns, theirs.columns);
  const rows = mergeLists(named(base), named(mine), named(theirs), (sides) => {
    const cells = mergeParts({
      base: sides.base.cells,
      mine: sides.mine.cells,
      theirs: sides.theirs.cells,
    });
    return cells && { id: sides.mine.id, cells: present(cells) };
  });
  if (header === undefined || 'conflict' in columns || 'conflict' in rows) return conflict;
  const ids = columns.merged.map(({ id }) => id);
  const isLost = rows.merged.some(({ cells }) =>
    Object.entries(cells).some(([id, cell]) => !isBlank(cell) && !ids.includes(id)),
  );
  if (isLost) return conflict;
  return {
    merged: {
      ...header,
      columns: columns.merged,
      rows: rows.merged.map(({ id, cells }) => ({
        id,
        cells: ids.map((column) => (Object.hasOwn(cells, column) ? (cells[column] ?? '') : '')),
      })),
    },
  };
}

/** The cells without those that a side has removed. */
function present(cells: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([id, cell]) => (cell === undefined ? [] : [[id, cell]])),
  );
}

function named({ columns, rows }: Table): readonly NamedRow[] {
  return rows.map(({ id, cells }) => ({
    id,
    // Cells beyond the columns get names that no column has.
    cells: Object.fromEntries(cells.map((cell, at) => [columns[at]?.id ?? `${at}`, cell])),
  }));
}
