import { mostColumns, mostRows, noTable, type Table } from './table.ts';

/**
 * A table with these cells. Ids count from 1, so the same cells give the same table. Shorter rows are filled up, except in a
 * table that is too large for any field: one wide row among thousands of short ones would need millions of cells.
 */
export function tableOf(lines: readonly (readonly string[])[], header: boolean): Table {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  if (width === 0) return noTable;
  const isLarge = width > mostColumns || lines.length > mostRows;
  return {
    header,
    columns: Array.from({ length: width }, (_, index) => ({ id: `column-${index + 1}` })),
    rows: lines.map((cells, index) => ({
      id: `row-${index + 1}`,
      cells: isLarge ? cells : Array.from({ length: width }, (_, at) => cells[at] ?? ''),
    })),
  };
}

/** Converts the value of a former text field: a line for each row, and tabs or bars between the cells. */
export function upgradeTable(stored: unknown): unknown {
  if (typeof stored === 'string') return tableOf(linesOf(stored), false);
  return isLines(stored) ? tableOf(stored, false) : stored;
}

function linesOf(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[\t|]/).map((cell) => cell.trim()));
}

function isLines(stored: unknown): stored is readonly (readonly string[])[] {
  return (
    Array.isArray(stored) &&
    stored.every((cells) => Array.isArray(cells) && cells.every((cell) => typeof cell === 'string'))
  );
}

/**
 * The cells of copied text as spreadsheets write it: tabs between cells, and quotes around a cell that contains tabs, quotes
 * or line breaks.
 */
export function readTsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  const end = text.replace(/(?:\r\n|\r|\n)$/, '');
  for (let found = cell.exec(end); found !== null; found = cell.exec(end)) {
    const [, quoted, plain = '', after] = found;
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\r\n?/g, '\n'));
    if (after === '') break;
    if (after !== '\t') lines.push([]);
  }
  return lines;
}
