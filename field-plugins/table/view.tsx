import { Add } from '../sdk/kit/icons.ts';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { visuallyHidden } from '../sdk/kit/visually-hidden.ts';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { withRow } from './edits.ts';
import { tableField } from './field.ts';
import { newItemId } from '../sdk/contract/item-id.ts';
import type { Table, TableOptions } from './table.ts';
import { TableGrid } from './table-grid.tsx';
import { TableTools } from './table-tools.tsx';
import { useCells } from './use-cells.ts';

function TableWidget(props: WidgetProps<Table, TableOptions>) {
  const { id, value, options, readOnly, host, onChange } = props;
  const { rows, columns } = value;
  const cells = useCells(id, value);
  const [isTooMuch, setTooMuch] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const isFull = rows.length >= options.maxRows;
  const errors = isTooMuch ? [...props.errors, host.translate('table.too_much')] : props.errors;
  const size = { rows: rows.length, columns: columns.length, ...options };
  return (
    <FieldGroup
      {...props}
      errors={errors}
      hint={
        rows.length > 0 && !readOnly ? (
          <>
            {host.translate('table.size', size)}
            <br />
            {host.translate('table.keys')}
          </>
        ) : undefined
      }
    >
      {rows.length > 0 && !readOnly && (
        <TableTools {...{ field: props, cells, onAnnounce: setAnnouncement }} />
      )}
      {rows.length > 0 && <TableGrid {...{ field: props, cells, addRow, onTooMuch: setTooMuch }} />}
      {rows.length === 0 && readOnly && <Nothing host={host} />}
      {!readOnly && (rows.length === 0 || !isFull) && (
        <Button
          variant="outlined"
          size={rows.length === 0 ? 'medium' : 'small'}
          startIcon={<Add />}
          onClick={rows.length === 0 ? makeTable : addRow}
          sx={{ alignSelf: 'start', mt: rows.length === 0 ? 0 : 2 }}
        >
          {host.translate(rows.length === 0 ? 'table.make' : 'table.addRow')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );

  function addRow() {
    if (isFull) return;
    cells.focusLater({ row: rows.length, column: 0 });
    onChange(withRow(value, rows.length, newItemId()));
  }

  function makeTable() {
    const few = (most: number) => Array.from({ length: Math.min(2, most) }, newItemId);
    const made = few(options.maxColumns).map((column) => ({ id: column }));
    cells.focusLater({ row: 0, column: 0 });
    onChange({
      ...value,
      columns: made,
      rows: few(options.maxRows).map((row) => ({ id: row, cells: made.map(() => '') })),
    });
  }
}

const shown = 4;

function TablePreview({ value, host }: PreviewProps<Table, TableOptions>) {
  if (tableField.isEmpty(value)) return <Nothing host={host} />;
  return (
    <Box component="table" sx={previewSx}>
      <tbody>
        {value.rows.slice(0, shown).map(({ cells }, row) => (
          <tr key={row}>
            {cells.slice(0, shown).map((cell, column) => (
              <Box
                key={column}
                component="td"
                dir="auto"
                sx={value.header && row === 0 ? { fontWeight: 600 } : undefined}
              >
                {cell}
              </Box>
            ))}
            {cells.length > shown && <td>…</td>}
          </tr>
        ))}
        {value.rows.length > shown && (
          <tr>
            <td>…</td>
          </tr>
        )}
      </tbody>
    </Box>
  );
}

const previewSx = {
  typography: 'body2',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  maxWidth: '100%',
  '& td': {
    ...{ border: 1, borderColor: 'divider', px: 2, py: 0.5, verticalAlign: 'top' },
    ...{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
} as const;

export const tableView = defineView(tableField, { Widget: TableWidget, Preview: TablePreview });
