import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ItemTool } from '../sdk/kit/item-tool.tsx';
import type { WidgetProps } from '../sdk/contract/view.ts';
import { withColumn, withColumnMoved, withoutColumn, withoutRow, withRow, withRowMoved } from './edits.ts';
import { newItemId } from '../sdk/contract/item-id.ts';
import type { Table, TableOptions } from './table.ts';
import type { Cells } from './use-cells.ts';

interface TableToolsProps {
  readonly field: WidgetProps<Table, TableOptions>;
  readonly cells: Cells;
  readonly onTold: (words: string) => void;
}

export function TableTools({ field, cells, onTold }: TableToolsProps) {
  const { value, options, host, onChange } = field;
  const { row, column } = cells.current;
  const [rows, columns] = [value.rows.length, value.columns.length];
  const of = { row: row + 1, column: column + 1 };
  return (
    <Box role="group" aria-label={host.translate('table.tools')} sx={toolsSx}>
      <Tools name={host.translate('table.row', { ...of, rows })}>
        <ItemTool
          label={host.translate('table.moveUp', of)}
          icon={<ArrowUpward fontSize="small" />}
          off={row === 0}
          onClick={() => moveRow(row - 1)}
        />
        <ItemTool
          label={host.translate('table.moveDown', of)}
          icon={<ArrowDownward fontSize="small" />}
          off={row >= rows - 1}
          onClick={() => moveRow(row + 1)}
        />
        <ItemTool
          label={host.translate('table.insertRow', of)}
          icon={<Add fontSize="small" />}
          off={rows >= options.maxRows}
          onClick={() => {
            cells.focusLater({ row: row + 1, column });
            onChange(withRow(value, row + 1, newItemId()));
          }}
        />
        <ItemTool
          label={host.translate('table.removeRow', of)}
          icon={<DeleteOutlined fontSize="small" />}
          onClick={() => {
            cells.focusLater({ row: Math.min(row, rows - 2), column });
            onChange(withoutRow(value, row));
          }}
        />
      </Tools>
      <Tools name={host.translate('table.column', { ...of, columns })}>
        <ItemTool
          label={host.translate('table.moveLeft', of)}
          icon={<ArrowBack fontSize="small" sx={mirrored} />}
          off={column === 0}
          onClick={() => moveColumn(column - 1)}
        />
        <ItemTool
          label={host.translate('table.moveRight', of)}
          icon={<ArrowForward fontSize="small" sx={mirrored} />}
          off={column >= columns - 1}
          onClick={() => moveColumn(column + 1)}
        />
        <ItemTool
          label={host.translate('table.insertColumn', of)}
          icon={<Add fontSize="small" />}
          off={columns >= options.maxColumns}
          onClick={() => {
            cells.focusLater({ row, column: column + 1 });
            onChange(withColumn(value, column + 1, newItemId()));
          }}
        />
        <ItemTool
          label={host.translate('table.removeColumn', of)}
          icon={<DeleteOutlined fontSize="small" />}
          onClick={() => {
            cells.focusLater({ row, column: Math.min(column, columns - 2) });
            onChange(withoutColumn(value, column));
          }}
        />
      </Tools>
      <FormControlLabel
        label={host.translate('table.header')}
        control={
          <Checkbox
            size="small"
            checked={value.header}
            onChange={(_event, header) => onChange({ ...value, header })}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ m: 0 }}
      />
    </Box>
  );

  // The moved row or column stays the current one.
  function moveRow(to: number) {
    cells.onFocus(cells.current);
    onChange(withRowMoved(value, row, to));
    onTold(host.translate('table.row', { row: to + 1, rows }));
  }

  function moveColumn(to: number) {
    cells.onFocus(cells.current);
    onChange(withColumnMoved(value, column, to));
    onTold(host.translate('table.column', { column: to + 1, columns }));
  }
}

function Tools({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mr: 1, fontVariantNumeric: 'tabular-nums' }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}

const toolsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mb: 1 } as const;

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
