import { expect, it } from 'vitest';
import { enteredData } from './entered-data.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';

const fields = {
  title: field('text', { default: 'Hello' }),
  note: field('text'),
  count: field('number'),
  rows: rowsOf({ word: field('text'), price: field('number') }),
};

const entered = (data: Record<string, unknown>) => enteredData(modelOf(fields), data, withRows);

it('contains the entered values, also in parts, without the defaults of new blocks', () => {
  expect(entered({ title: 'Hello', note: '', count: null, rows: [] })).toEqual({});
  const rows = [
    { id: 'a', data: { word: '', price: 3 } },
    { id: 'b', data: { word: '', price: null } },
  ];
  expect(entered({ title: '', note: 'N', rows })).toEqual({
    ...{ title: '', note: 'N' },
    rows: [
      { id: 'a', data: { price: 3 } },
      { id: 'b', data: {} },
    ],
  });
});

it('leaves unreadable values unchanged', () => {
  expect(entered({ count: 'three', other: '' })).toEqual({ count: 'three', other: '' });
});
