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

it('is what somebody typed, in parts as well, without what new blocks have', () => {
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

it('leaves what it cannot read as it is', () => {
  expect(entered({ count: 'three', other: '' })).toEqual({ count: 'three', other: '' });
});
