import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { tableField } from './field.ts';
import { tableOf } from './read-cells.ts';
import { noTable } from './table.ts';

const base = sampleField('table', 'Prices');

const prices = tableOf(
  [
    ['Course', 'Length', 'Price'],
    ['Evening class', '2 hours', '3.500 RSD'],
    ['Викенд радионица', '2 dana', '9.000 RSD'],
  ],
  true,
);
const short = tableOf(
  [
    ['Monday', 'closed'],
    ['Tuesday', '9–17'],
  ],
  false,
);
const [firstRow, secondRow] = short.rows;
if (firstRow === undefined || secondRow === undefined) throw new Error('The sample has two rows.');

export const tableSamples = defineSamples(tableField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    small: { ...base, field_title: 'Hours', field_values: { max_rows: 2, max_columns: 2 } },
  },
  valid: {
    empty: { value: noTable },
    'with names of columns': { value: prices },
    'without them': { value: short },
    'with blank cells': { value: tableOf([['', 'a'], ['b']], false) },
    'with a line break and markup in a cell': { value: tableOf([['one\ntwo', '<b>&amp;</b>']], false) },
    'names of columns alone': { value: tableOf([['Name', 'Role']], true) },
    required: { value: short, definition: 'required' },
    'as large as allowed': { value: short, definition: 'small' },
  },
  older: {
    'an empty text': { stored: '', value: noTable },
    'lines with bars': {
      stored: 'Evening class | 3.500 RSD\n\nWeekend|9.000 RSD | two days',
      value: tableOf(
        [
          ['Evening class', '3.500 RSD'],
          ['Weekend', '9.000 RSD', 'two days'],
        ],
        false,
      ),
    },
    'bare cells': { stored: [['a'], ['b', 'c']], value: tableOf([['a'], ['b', 'c']], false) },
  },
  invalid: {
    'empty though required': { value: noTable, issues: [{ key: 'common.required' }], definition: 'required' },
    'blank though required': {
      value: tableOf([[' ', '\n']], true),
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'too many columns': {
      value: prices,
      issues: [{ key: 'common.too_many', params: { max: 2 }, path: ['columns'] }],
      definition: 'small',
    },
    'a cell that is too long': {
      value: tableOf([['a', 'x'.repeat(2001)]], false),
      issues: [{ key: 'common.too_long', params: { max: 2000 }, path: ['rows', 0, 'cells', 1] }],
    },
    'a row with too few cells': {
      value: { ...short, rows: [firstRow, { ...secondRow, cells: ['Tuesday'] }] },
      issues: [{ key: 'table.uneven', params: { row: 2, columns: 2 }, path: ['rows', 1, 'cells'] }],
    },
    'the same row twice': {
      value: { ...short, rows: [firstRow, firstRow] },
      issues: [{ key: 'table.repeated' }],
    },
    'a number in a cell': {
      value: { ...short, rows: [firstRow, { ...secondRow, cells: ['Tuesday', 9] }] },
      issues: [{ key: 'common.wrong_type' }],
    },
    'without columns': { value: { header: true, rows: [] }, issues: [{ key: 'common.wrong_type' }] },
  },
});
