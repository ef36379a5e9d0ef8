import { closedObject, exactObject, orNull } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { SchemaValue } from '../sdk/contract/schema-value.ts';

/** The maximum size: a page can hold a few such tables, and a browser edits one without lag. */
export const mostRows = 200;
export const mostColumns = 20;
const cellLength = 2000;

export const tableOptions = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      max_rows: { type: 'integer', minimum: 1, maximum: mostRows, default: 100 },
      max_columns: { type: 'integer', minimum: 1, maximum: mostColumns, default: 10 },
    },
    additionalProperties: false,
  },
  ({ max_rows: maxRows, max_columns: maxColumns }) => ({ maxRows, maxColumns }),
);

export type TableOptions = OptionsOf<typeof tableOptions>;

const id = { type: 'string', minLength: 1, maxLength: 64, assigned: true } as const;

/** A table. Rows and columns have ids so that edits can be merged; ids are not delivered. */
export function tableSchema({ maxRows, maxColumns }: TableOptions) {
  const cells = { type: 'array', items: { type: 'string', maxLength: cellLength } } as const;
  return exactObject({
    header: { type: 'boolean', default: true },
    columns: { type: 'array', items: exactObject({ id }), maxItems: maxColumns },
    rows: { type: 'array', items: exactObject({ id, cells }), maxItems: maxRows },
  });
}

export type Table = SchemaValue<ReturnType<typeof tableSchema>>;

export type TableRow = Table['rows'][number];

const texts = { type: 'array', items: { type: 'string' } } as const;

/** A table as delivered to sites; `header` is null without a header row. All rows have the same number of cells. */
export const siteTableSchema = closedObject('Table', {
  header: orNull(texts),
  rows: { type: 'array', items: texts },
});

export type SiteTable = SchemaValue<typeof siteTableSchema>;

export const noTable: Table = { header: true, columns: [], rows: [] };

export function isBlank(cell: string): boolean {
  return cell.trim() === '';
}
