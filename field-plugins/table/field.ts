import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import { hasRepeatedId, readLines } from '../sdk/kit/list-options.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { mergeTables } from './merge-tables.ts';
import { tableOf, upgradeTable } from './read-cells.ts';
import {
  isBlank,
  noTable,
  siteTableSchema,
  tableOptions,
  tableSchema,
  type SiteTable,
  type Table,
  type TableOptions,
} from './table.ts';

export const tableField = defineField<Table, TableOptions, SiteTable>({
  contract: 1,
  type: 'table',
  typed: true,
  ...tableOptions,
  defaultValue: () => noTable,
  example: ({ maxRows, maxColumns }, { title, text }) => {
    const lines = readLines(title, maxRows).map((line) => [line, cutText(text, 40)].slice(0, maxColumns));
    return tableOf(lines, false);
  },
  isEmpty: ({ rows }) => rows.every(({ cells }) => cells.every(isBlank)),
  schema: tableSchema,
  upgrade: upgradeTable,
  check: checkTable,
  deliver: ({ header, rows }) => {
    const [first, ...rest] = rows.map(({ cells }) => cells);
    return header && first !== undefined
      ? { header: first, rows: rest }
      : { header: null, rows: rows.map(({ cells }) => cells) };
  },
  deliveredSchema: () => siteTableSchema,
  merge: mergeTables,
  plainText: ({ rows }) => rows.map(({ cells }) => cells.join('\t')).join('\n'),
  summarize: ({ rows }) => {
    const shown = rows.find(({ cells }) => !cells.every(isBlank))?.cells ?? [];
    return shown
      .filter((cell) => !isBlank(cell))
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .join(' · ');
  },
});

function checkTable({ columns, rows }: Table): readonly FieldIssue[] {
  return [
    ...(hasRepeatedId(columns) || hasRepeatedId(rows) ? [{ key: 'table.repeated' }] : []),
    ...rows.flatMap(({ cells }, index) =>
      cells.length === columns.length
        ? []
        : [
            {
              key: 'table.uneven',
              params: { row: index + 1, columns: columns.length },
              path: ['rows', index, 'cells'],
            },
          ],
    ),
  ];
}
