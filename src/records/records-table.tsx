import { Table, TableBody, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface RecordsTableProps {
  readonly label: string;
  readonly head: ReactNode;
  /** One row per record. */
  readonly children: ReactNode;
  /** For the element whose children are the rows. */
  readonly rows?: Ref<HTMLTableSectionElement>;
}

export function RecordsTable({ label, head, children, rows = null }: RecordsTableProps) {
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>{head}</TableRow>
        </TableHead>
        <TableBody ref={rows}>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
