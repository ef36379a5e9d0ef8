import { describe, expect, it } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import {
  withCell,
  withColumn,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from './edits.ts';
import { mergeTables } from './merge-tables.ts';
import { tableOf } from './read-cells.ts';
import type { Table } from './table.ts';

const base = tableOf(
  [
    ['a1', 'b1'],
    ['a2', 'b2'],
  ],
  true,
);
const cellsOf = (merge: ReturnType<typeof mergeTables>) =>
  'conflict' in merge ? 'conflict' : merge.merged.rows.map(({ cells }) => cells.join(' '));

describe('two edits of one table', () => {
  it('merge when they change different cells of one row', () => {
    const [mine, theirs] = [
      withCell(base, { row: 0, column: 0 }, 'A1'),
      withCell(base, { row: 0, column: 1 }, 'B1'),
    ];
    expect(cellsOf(mergeTables(base, mine, theirs))).toEqual(['A1 B1', 'a2 b2']);
  });

  it('merge when one moves the columns and the other adds a row', () => {
    const mine = withColumnMoved(base, 0, 1);
    const theirs = withCell(withRow(base, 2, 'new'), { row: 2, column: 0 }, 'a3');
    expect(cellsOf(mergeTables(base, mine, theirs))).toEqual(['b1 a1', 'b2 a2', ' a3']);
    expect(cellsOf(mergeTables(base, theirs, mine))).toEqual(['b1 a1', 'b2 a2', ' a3']);
  });

  it('merge when one removes a column and the other changes a cell beside it', () => {
    const [mine, theirs] = [withoutColumn(base, 1), withCell(base, { row: 1, column: 0 }, 'A2')];
    expect(cellsOf(mergeTables(base, mine, theirs))).toEqual(['a1', 'A2']);
  });

  it('conflict when one removes a column that the other fills', () => {
    const filled = withCell(base, { row: 1, column: 1 }, 'B2');
    expect(cellsOf(mergeTables(base, withoutColumn(base, 1), filled))).toBe('conflict');
    expect(cellsOf(mergeTables(base, withoutRow(base, 1), filled))).toBe('conflict');
    const row = withCell(withRow(base, 2, 'new'), { row: 2, column: 1 }, 'b3');
    expect(cellsOf(mergeTables(base, withoutColumn(base, 1), row))).toBe('conflict');
  });

  it('conflict when both change one cell differently', () => {
    const [mine, theirs] = ['x', 'y'].map((text) => withCell(base, { row: 0, column: 0 }, text));
    expect(cellsOf(mergeTables(base, mine ?? base, theirs ?? base))).toBe('conflict');
  });

  it('keep every text that either side has typed, and are even', () => {
    const place = fc.record({ row: fc.integer({ min: 0, max: 1 }), column: fc.integer({ min: 0, max: 1 }) });
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('cell'), place }),
      fc.record({ kind: fc.constantFrom('row', 'column', 'no row', 'no column', 'rows', 'columns'), place }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), fc.array(edit, { maxLength: 4 }), (my, their) => {
        const [mine, theirs] = [changed(my, 'mine'), changed(their, 'theirs')];
        const result = mergeTables(base, mine, theirs);
        if ('conflict' in result) return;
        const { columns, rows } = result.merged;
        const texts = rows.flatMap(({ cells }) => cells);
        for (const text of [mine, theirs].flatMap((side) => side.rows.flatMap(({ cells }) => cells)))
          if (/^(mine|theirs) /.test(text)) expect(texts).toContain(text);
        for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
      }),
    );
  });
});

interface Edit {
  readonly kind: string;
  readonly place: { readonly row: number; readonly column: number };
}

function changed(edits: readonly Edit[], who: string): Table {
  return edits.reduce((table, { kind, place }, index) => {
    const id = `${who} ${index}`;
    switch (kind) {
      case 'cell':
        return withCell(table, place, id);
      case 'row':
        return withCell(withRow(table, place.row, id), { ...place }, id);
      case 'column':
        return withColumn(table, place.column, id);
      case 'no row':
        return withoutRow(table, place.row);
      case 'no column':
        return withoutColumn(table, place.column);
      case 'rows':
        return withRowMoved(table, 0, 1);
      default:
        return withColumnMoved(table, 0, 1);
    }
  }, base);
}
