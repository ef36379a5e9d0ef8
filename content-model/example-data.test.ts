import { expect, it } from 'vitest';
import { exampleData } from './example-data.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';

it('fills the parts of examples, at every depth', () => {
  const model = modelOf({
    title: field('text', { order: 1 }),
    days: rowsOf(
      {
        name: field('text', { order: 1 }),
        photo: field('media', { required: true, order: 2 }),
        hours: rowsOf({ from: field('text'), gone: field('hologram') }, { order: 3 }),
      },
      { order: 2 },
    ),
  });
  const data = exampleData(model, withRows, ({ name }, index) => ({
    ...{ title: `${name} ${index}`, text: '', images: [], address: '' },
  }));
  const hours = (first: string, second: string) => [
    { id: 'first', data: { from: first } },
    { id: 'second', data: { from: second } },
  ];
  expect(data).toEqual({
    title: 'title 0',
    days: [
      // A required image is missing, and the rest is still an example.
      { id: 'first', data: { name: 'name 0', photo: [], hours: hours('from 0', 'from 1') } },
      { id: 'second', data: { name: 'name 1', photo: [], hours: hours('from 1', 'from 2') } },
    ],
  });
});
