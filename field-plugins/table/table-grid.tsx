import { Box, type Theme } from '@mui/material';
import { memo, useCallback, type ClipboardEvent, type FocusEvent } from 'react';
import type { FieldHost, WidgetProps } from '../sdk/contract/view.ts';
import { describedBy, issuesOfItem, type ItemIssue } from '../sdk/kit/item-issues.ts';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import { useLatest } from '../sdk/kit/use-latest.ts';
import { withCell, withCells, type Place } from './edits.ts';
import { newItemId } from '../sdk/contract/item-id.ts';
import { placeAfter, placeOf } from './places.ts';
import { readTsv } from './read-cells.ts';
import type { Table, TableOptions, TableRow } from './table.ts';
import type { Cells } from './use-cells.ts';

/** Copying more cells than this would block the browser for a while. */
const mostCopied = 5000;

interface TableGridProps {
  readonly field: WidgetProps<Table, TableOptions>;
  readonly cells: Cells;
  readonly addRow: () => void;
  readonly onTooMuch: (isTooMuch: boolean) => void;
}

export function TableGrid({ field, cells, addRow, onTooMuch }: TableGridProps) {
  const { id, value, readOnly, issues, host } = field;
  const keys = itemKeys(value.rows);
  const latest = useLatest(field);
  const onCell = useCallback(
    (place: Place, text: string) => latest.current.onChange(withCell(latest.current.value, place, text)),
    [latest],
  );
  const inRows = issues.map(({ message, path }) => ({
    message,
    path: path[0] === 'rows' ? path.slice(1) : [],
  }));
  return (
    <Box sx={frameSx}>
      <Box
        component="table"
        onFocus={(event: FocusEvent) => {
          const place = placeOf(event.target);
          if (place !== undefined) cells.onFocus(place);
        }}
        onKeyDown={(event) => {
          const next = placeAfter(event.nativeEvent);
          if (next === undefined) return;
          event.preventDefault();
          if (next.row === value.rows.length) addRow();
          else cells.focus(next);
        }}
        onPaste={paste}
        sx={{ ...tableSx, minWidth: value.columns.length * narrowest }}
      >
        <tbody>
          {value.rows.map((row, index) => (
            <Row
              key={keys[index]}
              {...{ id, row, index, readOnly, host, onCell }}
              isHeader={value.header && index === 0}
              issues={orNone(issuesOfItem(inRows, index, `${id}-messages`))}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );

  /** Copied cells fill as many cells from here on. Any other text is pasted into the cell. */
  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const isCells = text.includes('\t') || /<table/i.test(event.clipboardData.getData('text/html'));
    if (readOnly || place === undefined || !isCells) return;
    event.preventDefault();
    const lines = readTsv(text);
    const isTooMuch = lines.reduce((sum, line) => sum + line.length, 0) > mostCopied;
    onTooMuch(isTooMuch);
    if (!isTooMuch) field.onChange(withCells(value, place, { lines, newId: newItemId }));
  }
}

const none: readonly ItemIssue[] = [];

/** Rows without issues are rendered again only when they change. */
function orNone(issues: readonly ItemIssue[]): readonly ItemIssue[] {
  return issues.length === 0 ? none : issues;
}

interface RowProps {
  readonly id: string;
  readonly row: TableRow;
  readonly index: number;
  readonly isHeader: boolean;
  readonly readOnly: boolean;
  readonly issues: readonly ItemIssue[];
  readonly host: FieldHost;
  readonly onCell: (place: Place, text: string) => void;
}

const Row = memo(function Row({ id, row, index, isHeader, readOnly, issues, host, onCell }: RowProps) {
  const Cell = isHeader ? 'th' : 'td';
  return (
    <tr>
      {row.cells.map((text, column) => {
        const wrong = describedBy(issues.filter(({ path }) => path[1] === column || path[1] === undefined));
        return (
          <Cell key={column} scope={isHeader ? 'col' : undefined}>
            <textarea
              id={`${id}-cell-${index}-${column}`}
              rows={1}
              dir="auto"
              data-row={index}
              data-column={column}
              aria-label={host.translate('table.cell', { row: index + 1, column: column + 1 })}
              aria-invalid={wrong !== undefined}
              aria-describedby={wrong}
              value={text}
              readOnly={readOnly}
              onChange={(event) => {
                if (!readOnly) onCell({ row: index, column }, event.target.value);
              }}
            />
          </Cell>
        );
      })}
    </tr>
  );
});

const narrowest = 72;

/** The table scrolls inside its frame, so that a wide one does not widen the form. */
const frameSx = {
  overflow: 'auto',
  maxHeight: 480,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const tableSx = {
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  width: '100%',
  '& :is(td, th)': { p: 0, height: 40, border: 1, borderColor: 'divider' },
  '& tr:first-of-type > *': { borderTop: 0 },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& :is(td, th):first-of-type': { borderInlineStart: 0 },
  '& :is(td, th):last-of-type': { borderInlineEnd: 0 },
  '& th': { bgcolor: 'action.hover' },
  '& textarea': {
    ...{ display: 'block', boxSizing: 'border-box', width: '100%', height: '100%', px: 2, py: 2, border: 0 },
    ...{ typography: 'body2', color: 'inherit', bgcolor: 'transparent', resize: 'none', outline: 0 },
    ...{ fieldSizing: 'content', minHeight: 40, maxHeight: 200, overflowWrap: 'anywhere' },
  },
  '& th textarea': { fontWeight: 600 },
  '& textarea:focus': { boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.primary.main}` },
  '& textarea[aria-invalid=true]': {
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.error.main}`,
  },
} as const;
