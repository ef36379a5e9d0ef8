import { moved, removed, replaced } from '../sdk/kit/list-edits.ts';
import type { Table, TableRow } from './table.ts';

export interface Place {
  readonly row: number;
  readonly column: number;
}

export function withCell(table: Table, { row, column }: Place, text: string): Table {
  const found = table.rows[row];
  if (found?.cells[column] === undefined) return table;
  return {
    ...table,
    rows: replaced(table.rows, row, { ...found, cells: replaced(found.cells, column, text) }),
  };
}

export function withRow(table: Table, at: number, id: string): Table {
  const row = { id, cells: table.columns.map(() => '') };
  return { ...table, rows: table.rows.toSpliced(at, 0, row) };
}

export function withColumn(table: Table, at: number, id: string): Table {
  return {
    ...table,
    columns: table.columns.toSpliced(at, 0, { id }),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 0, '') })),
  };
}

export function withoutRow(table: Table, at: number): Table {
  const rows = removed(table.rows, at);
  return rows.length === 0 ? { ...table, columns: [], rows } : { ...table, rows };
}

export function withoutColumn(table: Table, at: number): Table {
  const columns = removed(table.columns, at);
  if (columns.length === 0) return { ...table, columns, rows: [] };
  return eachRow({ ...table, columns }, (cells) => removed(cells, at));
}

export function withRowMoved(table: Table, from: number, to: number): Table {
  return { ...table, rows: moved(table.rows, from, to) };
}

export function withColumnMoved(table: Table, from: number, to: number): Table {
  return eachRow({ ...table, columns: moved(table.columns, from, to) }, (cells) => moved(cells, from, to));
}

/** Pastes copied cells from this place on. The table grows to hold all of them; `check` limits it. */
export function withCells(
  table: Table,
  { row, column }: Place,
  { lines, newId }: { readonly lines: readonly (readonly string[])[]; newId(): string },
): Table {
  const width = Math.max(table.columns.length, column + Math.max(...lines.map((cells) => cells.length)));
  const height = Math.max(table.rows.length, row + lines.length);
  const columns = filled(table.columns, width, () => ({ id: newId() }));
  const rows = filled<TableRow>(table.rows, height, () => ({ id: newId(), cells: [] }));
  return {
    ...table,
    columns,
    rows: rows.map(({ id, cells }, at) => ({
      id,
      cells: columns.map((_, place) => lines[at - row]?.[place - column] ?? cells[place] ?? ''),
    })),
  };
}

function filled<T>(list: readonly T[], length: number, make: () => T): readonly T[] {
  return [...list, ...Array.from({ length: length - list.length }, make)];
}

function eachRow(table: Table, change: (cells: readonly string[]) => readonly string[]): Table {
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: change(row.cells) })) };
}
