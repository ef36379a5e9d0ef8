import { expect, it } from 'vitest';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { field, modelOf, rowsOf, withRows } from '../../../content-model/testing.ts';
import { compareItems } from './compare-items.ts';

const inner = rowsOf({ name: field('text') }, { order: 1 });
const model = modelOf({ rows: rowsOf({ text: field('text'), inner }) });
const row = (id: string, text: string, names: readonly string[] = []) => ({
  id,
  data: { text, inner: names.map((name) => ({ id: name, data: { name } })) },
});

function compare(before: readonly object[], now: readonly object[]) {
  const [one, other] = [before, now].map((rows) => validateBlock(model, { rows }, withRows).fields[0]);
  return one && other ? compareItems(one, other) : [];
}

it('names the items that were added, removed, moved and changed, and leaves out the others', () => {
  const before = [row('a', 'A'), row('b', 'B'), row('c', 'C'), row('d', 'D')];
  const now = [row('d', 'D'), row('a', 'A'), row('c', 'C!'), row('e', 'E')];
  expect(compare(before, now).map(({ id, changes }) => [id, changes])).toEqual([
    ['d', ['moved']],
    ['c', ['changed']],
    ['e', ['added']],
    ['b', ['removed']],
  ]);
});

it('lists the fields of an item that differ, also in the lists inside', () => {
  const [found] = compare([row('a', 'A', ['x', 'y'])], [row('a', 'A', ['y'])]);
  const differing = found?.fields.filter(({ differs }) => differs);
  expect(differing?.map(({ now }) => now?.field.name)).toEqual(['inner']);
  const { before, now } = differing?.[0] ?? {};
  expect(before && now && compareItems(before, now).map(({ id, changes }) => [id, changes])).toEqual([
    ['x', ['removed']],
  ]);
});
