import { describe, expect, it } from 'vitest';
import { mergeBlock } from './merge-block.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';

const model = modelOf({
  days: rowsOf({
    name: field('text'),
    note: field('text'),
    gallery: field('media', { field_values: { multiple: true } }),
    hours: rowsOf({ from: field('text') }),
  }),
});

/** Parts by their ids: `a:Monday` has a name, `a` has none. */
function days(text: string) {
  const parts = text.split(' ').filter((one) => one !== '');
  return parts.map((one) => {
    const [id = '', name = ''] = one.split(':');
    return { id, data: { name } };
  });
}

function mergeLists(base: readonly object[], mine: readonly object[], theirs: readonly object[]) {
  const request = { model, registry: withRows, base: { days: base } };
  const join = (one: readonly object[], other: readonly object[]) =>
    mergeBlock({ ...request, mine: { days: one }, theirs: { days: other } });
  const { merged, conflicts, paths, restored } = join(mine, theirs);
  const mirrored = join(theirs, mine);
  expect(mirrored.conflicts).toEqual(conflicts);
  expect(mirrored.paths.map(String).toSorted()).toEqual(paths.map(String).toSorted());
  if (paths.length === 0) expect(mirrored.merged).toEqual(merged);
  return {
    days: merged['days'],
    paths: paths.map((path) => path.join('/')),
    restored: restored.map((path) => path.join('/')),
  };
}

function merge(base: string, mine: string, theirs: string) {
  const { days: merged, ...rest } = mergeLists(days(base), days(mine), days(theirs));
  const text = (merged as ReturnType<typeof days>).map(({ id, data }) =>
    [id, data.name].filter(Boolean).join(':'),
  );
  return { text: text.join(' '), ...rest };
}

describe('two edits of one composite', () => {
  it.each([
    ['edits of different parts', 'a b c', 'a:x b c', 'a b c:y', 'a:x b c:y'],
    ['an edit and a move', 'a b c', 'c a b', 'a b:x c', 'c a b:x'],
    ['an edit and a move of one part', 'a b c', 'c a b', 'a b c:x', 'c:x a b'],
    ['moves of different parts', 'a b c d e f', 'b c d a e f', 'f a b c d e', 'f b c d a e'],
    ['additions in different places', 'a', 'n a', 'a m', 'n a m'],
    ['additions in one place', 'a b', 'a n o b', 'a m b', 'a m n o b'],
    ['an addition and a removal', 'a b c', 'a b', 'a b c n', 'a b n'],
    ['an addition after what the other moved away', 'a b c', 'a b n c', 'b a c', 'b a n c'],
    ['removals of different parts', 'a b c', 'b c', 'a b', 'b'],
    ['the same removal', 'a b c', 'a c', 'a c', 'a c'],
    ['the same move', 'a b c', 'c a b', 'c a b', 'c a b'],
  ])('joins %s', (_name, base, mine, theirs, text) => {
    expect(merge(base, mine, theirs)).toEqual({ text, paths: [], restored: [] });
  });

  it('keeps a part that one removed and the other changed, and reports the conflict', () => {
    expect(merge('a b c', 'a c', 'a b:x c')).toEqual({ text: 'a b:x c', paths: [], restored: ['days/b'] });
  });

  it('reports a conflict for one field that both changed, and merges the rest', () => {
    const base = [{ id: 'a', data: { name: 'Monday', note: '' } }];
    const mine = [{ id: 'a', data: { name: 'Mon', note: '' } }];
    const theirs = [{ id: 'a', data: { name: 'Montag', note: 'open' } }, ...days('b')];
    expect(mergeLists(base, mine, theirs)).toMatchObject({
      days: [{ id: 'a', data: { name: 'Mon', note: 'open' } }, ...days('b')],
      paths: ['days/a/name'],
      restored: [],
    });
  });

  it('reports a conflict where both moved one part', () => {
    expect(merge('a b c d e', 'b c a d e', 'b c d e a')).toMatchObject({
      text: 'b c a d e',
      paths: ['days'],
    });
  });

  it('keeps the additions of both, also beyond a limit, which the form reports', () => {
    expect(merge('a b', 'a:x b n', 'a b:y m')).toMatchObject({ text: 'a:x b:y m n', paths: [] });
    expect(merge('a b c d', 'a b c d:x', 'a:y b c d')).toMatchObject({ text: 'a:y b c d:x', paths: [] });
  });

  it('reports a conflict where both together removed more than the limit allows', () => {
    const name = field('text');
    const list = field('list', { field_values: { fields: { name }, min: 2 } });
    const [base = [], mine = [], theirs = []] = ['a b c', 'b c', 'a b'].map((text) =>
      days(text.replaceAll(/\w/g, (id) => id.repeat(12))),
    );
    const request = { model: modelOf({ days: list }), registry: withRows, base: { days: base } };
    const { merged, paths } = mergeBlock({ ...request, mine: { days: mine }, theirs: { days: theirs } });
    expect([merged['days'], paths]).toEqual([mine, [['days']]]);
  });

  it('reports a conflict where an id is repeated', () => {
    expect(merge('a b', 'a b a', 'a b:x')).toMatchObject({ text: 'a b a', paths: ['days'] });
  });

  it('reaches into composites in composites, and lets types join their own values', () => {
    const image = (id: string) => ({ id, file: `${id}.jpg` });
    const one = (gallery: string, ...hours: readonly object[]) => [
      { id: 'a', data: { gallery: Array.from(gallery, image), hours } },
    ];
    const at = (id: string, from: string) => ({ id, data: { from } });
    const base = one('pq', at('x', '8'), at('y', '9'));
    expect(
      mergeLists(base, one('pqr', at('x', '7'), at('y', '9')), one('spq', at('x', '6'), at('y', '10'))),
    ).toMatchObject({
      days: one('spqr', at('x', '7'), at('y', '10')),
      paths: ['days/a/hours/x/from'],
      restored: [],
    });
  });
});
