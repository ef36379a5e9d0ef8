import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode, Ref } from 'react';

export interface Column<Item> {
  readonly head: ReactNode;
  readonly cell: (item: Item, row: number) => ReactNode;
  /** Shows the column from this width up (spec section 2). */
  readonly from?: 'md' | 'lg';
  readonly align?: 'right';
  readonly sorted?: 'asc' | 'desc' | false;
  /** The styles of the cells below the head. */
  readonly sx?: Readonly<Record<string, unknown>>;
}

interface RecordsTableProps<Item> {
  readonly label: string;
  /** The first one names the record. */
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  /** For the element whose children are the rows. */
  readonly rows?: Ref<HTMLTableSectionElement>;
}

export function RecordsTable<Item extends { readonly id: string }>(props: RecordsTableProps<Item>) {
  const { label, columns, items, rows = null } = props;
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ head, align, from, sorted = false }, column) => (
              <TableCell key={column} {...{ align }} sortDirection={sorted} sx={shownFrom(from)}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody ref={rows}>
          {items.map((item, row) => (
            <TableRow key={item.id} hover>
              {columns.map(({ cell, align, from, sx }, column) => (
                <TableCell
                  key={column}
                  {...{ align }}
                  {...(column === 0 && { component: 'th', scope: 'row' })}
                  sx={{ ...shownFrom(from), ...(column === 0 && { overflowWrap: 'anywhere' }), ...sx }}
                >
                  {cell(item, row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function shownFrom(from: 'md' | 'lg' | undefined) {
  return from === undefined ? {} : { display: { xs: 'none', [from]: 'table-cell' } };
}
