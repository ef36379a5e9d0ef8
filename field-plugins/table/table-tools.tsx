import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Add } from '../sdk/kit/icons.ts';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { ItemTool } from '../sdk/kit/item-tool.tsx';
import type { WidgetProps } from '../sdk/contract/view.ts';
import { withColumn, withColumnMoved, withoutColumn, withoutRow, withRow, withRowMoved } from './edits.ts';
import { newItemId } from '../sdk/contract/item-id.ts';
import type { Table, TableOptions } from './table.ts';
import type { Cells } from './use-cells.ts';

interface TableToolsProps {
  readonly field: WidgetProps<Table, TableOptions>;
  readonly cells: Cells;
  readonly onAnnounce: (words: string) => void;
}

export function TableTools({ field, cells, onAnnounce }: TableToolsProps) {
  const { value, options, host, onChange } = field;
  const { row, column } = cells.current;
  const [rows, columns] = [value.rows.length, value.columns.length];
  const of = { row: row + 1, column: column + 1 };
  const rowTools = [
    { name: 'table.moveUp', Icon: ArrowUpward, off: row === 0, act: () => moveRow(row - 1) },
    { name: 'table.moveDown', Icon: ArrowDownward, off: row >= rows - 1, act: () => moveRow(row + 1) },
    { name: 'table.insertRow', Icon: Add, off: rows >= options.maxRows, act: insertRow },
    { name: 'table.removeRow', Icon: DeleteOutlined, off: false, act: removeRow },
  ];
  const columnTools = [
    { name: 'table.moveLeft', Icon: ArrowBack, off: column === 0, act: () => moveColumn(column - 1) },
    {
      name: 'table.moveRight',
      Icon: ArrowForward,
      off: column >= columns - 1,
      act: () => moveColumn(column + 1),
    },
    { name: 'table.insertColumn', Icon: Add, off: columns >= options.maxColumns, act: insertColumn },
    { name: 'table.removeColumn', Icon: DeleteOutlined, off: false, act: removeColumn },
  ];
  const groups = [
    { title: host.translate('table.row', { ...of, rows }), tools: rowTools },
    { title: host.translate('table.column', { ...of, columns }), tools: columnTools },
  ];
  return (
    <Box role="group" aria-label={host.translate('table.tools')} sx={toolsSx}>
      {groups.map(({ title, tools }, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="body2" sx={titleSx}>
            {title}
          </Typography>
          {tools.map(({ name, Icon, off, act }) => (
            <ItemTool key={name} label={host.translate(name, of)} icon={<Icon />} off={off} onClick={act} />
          ))}
        </Box>
      ))}
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

  function insertRow() {
    cells.focusLater({ row: row + 1, column });
    onChange(withRow(value, row + 1, newItemId()));
  }

  function removeRow() {
    cells.focusLater({ row: Math.min(row, rows - 2), column });
    onChange(withoutRow(value, row));
  }

  function insertColumn() {
    cells.focusLater({ row, column: column + 1 });
    onChange(withColumn(value, column + 1, newItemId()));
  }

  function removeColumn() {
    cells.focusLater({ row, column: Math.min(column, columns - 2) });
    onChange(withoutColumn(value, column));
  }

  // The moved row or column stays the current one.
  function moveRow(to: number) {
    cells.onFocus(cells.current);
    onChange(withRowMoved(value, row, to));
    onAnnounce(host.translate('table.row', { row: to + 1, rows }));
  }

  function moveColumn(to: number) {
    cells.onFocus(cells.current);
    onChange(withColumnMoved(value, column, to));
    onAnnounce(host.translate('table.column', { column: to + 1, columns }));
  }
}

const toolsSx = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mb: 1 },
  '& svg': { fontSize: '1.25rem', '[dir=rtl] &': { transform: 'scaleX(-1)' } },
} as const;

const titleSx = { color: 'text.secondary', mr: 1, fontVariantNumeric: 'tabular-nums' } as const;
