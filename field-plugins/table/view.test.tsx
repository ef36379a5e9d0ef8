import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { tableField } from './field.ts';
import { tableOf } from './read-cells.ts';
import { tableSamples } from './samples.ts';
import { noTable, type Table } from './table.ts';
import { tableView } from './view.tsx';

const four = tableOf(
  [
    ['a1', 'b1'],
    ['a2', 'b2'],
  ],
  false,
);

async function renderView(value: Table = four, definition = 'default') {
  const { latest } = await renderWidget({
    plugin: tableField,
    view: tableView,
    definition: tableSamples.definitions[definition] ?? tableSamples.definitions.default,
    value,
  });
  return { user: userEvent.setup(), cells: () => latest().rows.map(({ cells }) => cells), latest };
}

const cell = (row: number, column: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Row ${row}, column ${column}` });

function paste(at: HTMLElement, text: string, html = '') {
  const getData = (type: string) => (type === 'text/html' ? html : text);
  fireEvent.paste(at, { clipboardData: { getData } });
}

describe('the table widget', () => {
  it('makes a table, and leads into its first cell', async () => {
    const { user, cells } = await renderView(noTable);
    await user.click(screen.getByRole('button', { name: 'Add table' }));
    await user.keyboard('Name');
    expect(cells()).toEqual([
      ['Name', ''],
      ['', ''],
    ]);
  });

  it('leads from cell to cell with the arrows, once the caret is at the end of a text', async () => {
    const { user } = await renderView();
    await user.click(cell(1, 1));
    await user.keyboard('{ArrowRight}');
    expect(cell(1, 2)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(cell(2, 2)).toHaveFocus();
    cell(2, 2).setSelectionRange(1, 1);
    await user.keyboard('{ArrowLeft}');
    expect(cell(2, 2)).toHaveFocus();
    cell(2, 2).setSelectionRange(0, 0);
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(cell(1, 1)).toHaveFocus();
  });

  it('goes down with Enter, and adds a row after the last one', async () => {
    const { user, cells } = await renderView();
    await user.click(cell(1, 1));
    await user.keyboard('{Enter}{Enter}a3');
    expect(cells()).toEqual([
      ['a1', 'b1'],
      ['a2', 'b2'],
      ['a3', ''],
    ]);
  });

  it('breaks a line with Shift+Enter, and leaves the table with Tab', async () => {
    const { user, cells } = await renderView();
    await user.click(cell(2, 2));
    await user.keyboard('{Shift>}{Enter}{/Shift}more');
    expect(cells()[1]).toEqual(['a2', 'b2\nmore']);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
  });

  it('fills the cells from here on with those of a spreadsheet', async () => {
    const { cells, latest } = await renderView();
    paste(cell(2, 2), 'x\ty\n"one\ntwo"\tz\n');
    expect(cells()).toEqual([
      ['a1', 'b1', ''],
      ['a2', 'x', 'y'],
      ['', 'one\ntwo', 'z'],
    ]);
    expect(new Set([...latest().rows, ...latest().columns].map(({ id }) => id)).size).toBe(6);
    expect(tableField.check?.(latest(), tableField.readOptions(tableSamples.definitions.default))).toEqual(
      [],
    );
  });

  it('takes a single column of a spreadsheet as cells, and lines of text as text', async () => {
    const { cells } = await renderView();
    paste(cell(1, 1), 'x\ny', '<table><tr><td>x</td></tr><tr><td>y</td></tr></table>');
    expect(cells()).toEqual([
      ['x', 'b1'],
      ['y', 'b2'],
    ]);
    paste(cell(1, 1), 'one\ntwo', '<p>one<br>two</p>');
    expect(cells()[1]).toEqual(['y', 'b2']);
  });

  it('rejects a paste that would freeze the browser, and shows an error', async () => {
    const { cells } = await renderView();
    paste(cell(1, 1), 'x\ty\n'.repeat(2501));
    expect(cells()).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Prices' })).toHaveAccessibleDescription(/too much to paste/);
  });

  it('moves and removes the row and the column of the current cell', async () => {
    const { user, cells } = await renderView();
    await user.click(cell(2, 2));
    await user.click(screen.getByRole('button', { name: 'Move row 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Move column 2 back' }));
    expect(cells()).toEqual([
      ['b2', 'a2'],
      ['b1', 'a1'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Column 1 of 2');
    await user.click(screen.getByRole('button', { name: 'Remove column 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(cells()).toEqual([['a1']]);
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(screen.getByRole('button', { name: 'Add table' })).toBeVisible();
  });

  it('adds nothing beyond the limits of the model', async () => {
    const { user, cells } = await renderView(four, 'small');
    expect(screen.queryByRole('button', { name: 'Add row' })).not.toBeInTheDocument();
    await user.click(cell(2, 1));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Insert a column after column 1' }));
    expect(cells()).toEqual(four.rows.map((row) => row.cells));
  });
});
