import type { FieldConversion } from '../sdk/contract/field.ts';
import type { ListItem, ListOptions } from './list.ts';

type Rows = readonly (readonly string[])[];
type Conversion = FieldConversion<ListOptions>;

interface CellsOfTable {
  readonly header: boolean;
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

/** Converts lines, tags and tables to items and back. The fields of an item are in their order. */
export const listConversions = {
  convertFrom: {
    text: (text: string, conversion: Conversion) =>
      fromRows(
        text
          .split(/\r\n?|\n/)
          .filter((line) => line.trim() !== '')
          .map((line) => line.split('|').map((cell) => cell.trim())),
        conversion,
      ),
    tags: (tags: readonly string[], conversion: Conversion) =>
      namesIn(conversion).length === 1
        ? fromRows(
            tags.map((tag) => [tag]),
            conversion,
          )
        : undefined,
    // The header is left out, because the titles of the fields replace the column names.
    table: ({ header, rows }: CellsOfTable, conversion: Conversion) =>
      fromRows(
        rows.slice(header ? 1 : 0).map(({ cells }) => cells),
        conversion,
      ),
  },
  convertTo: {
    text: (items: readonly ListItem[], conversion: Conversion) =>
      toRows(items, conversion)
        ?.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join(' | '))
        .join('\n'),
    tags: (items: readonly ListItem[], conversion: Conversion) =>
      namesIn(conversion).length === 1 ? toRows(items, conversion)?.flat() : undefined,
    table(items: readonly ListItem[], conversion: Conversion) {
      const rows = toRows(items, conversion);
      if (rows === undefined) return undefined;
      const { fields } = conversion.options;
      const titles = namesIn(conversion).map((name) => fields[name]?.field_title ?? name);
      const { newId } = conversion;
      return {
        header: true,
        columns: titles.map((_title, index) => ({ id: newId(index) })),
        rows: [titles, ...rows].map((cells, index) => ({ id: newId(titles.length + index), cells })),
      };
    },
  },
};

function namesIn({ options: { fields } }: Conversion): readonly string[] {
  return Object.entries(fields)
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([name]) => name);
}

/** Cells without a field stay in the last one. */
function fromRows(rows: Rows, conversion: Conversion): readonly ListItem[] | undefined {
  const names = namesIn(conversion);
  const last = names.length - 1;
  if (last < 0) return undefined;
  return rows.map((cells, index) => {
    const parts = [...cells.slice(0, last), cells.slice(last).join(' | ')];
    // An omitted cell gets the default of its field, whatever its type.
    const filled = names.flatMap((name, at) => (parts[at] ? [[name, parts[at]] as const] : []));
    return { id: conversion.newId(index), data: Object.fromEntries(filled) };
  });
}

/** Undefined if an item has a value that is not a single text or number. */
function toRows(items: readonly ListItem[], conversion: Conversion): Rows | undefined {
  const names = namesIn(conversion);
  const rows = items.map(({ data }) => names.map((name) => cellOf(data[name])));
  return rows.every((cells) => cells.every((cell) => cell !== undefined)) ? rows : undefined;
}

function cellOf(value: unknown = ''): string | undefined {
  if (value === null || value === false) return '';
  return typeof value === 'object' ? undefined : String(value);
}
