import { closedObject, exactObject, orNull } from '../sdk/contract/closed-object.ts';
import { defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import type { JsonSchema } from '../sdk/contract/field.ts';

export interface TableRow {
  readonly id: string;
  readonly cells: readonly string[];
}

/** A table. Rows and columns have ids so that edits can be merged; ids are not delivered. */
export interface Table {
  readonly header: boolean;
  readonly columns: readonly { readonly id: string }[];
  readonly rows: readonly TableRow[];
}

/** A table as delivered to sites. All rows have the same number of cells. */
export interface SiteTable {
  /** The names of the columns; null without a header row. */
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

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

const id: JsonSchema = { type: 'string', minLength: 1, maxLength: 64, assigned: true };

export function tableSchema({ maxRows, maxColumns }: TableOptions): JsonSchema {
  const cells: JsonSchema = { type: 'array', items: { type: 'string', maxLength: cellLength } };
  return exactObject({
    header: { type: 'boolean', default: noTable.header },
    columns: { type: 'array', items: exactObject({ id }), maxItems: maxColumns },
    rows: { type: 'array', items: exactObject({ id, cells }), maxItems: maxRows },
  });
}

const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

export const siteTableSchema = closedObject('Table', {
  header: orNull(texts),
  rows: { type: 'array', items: texts },
});

export const noTable: Table = { header: true, columns: [], rows: [] };

export function isBlank(cell: string): boolean {
  return cell.trim() === '';
}
