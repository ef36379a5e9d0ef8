import { describe, expect, it } from 'vitest';
import type { FieldCondition } from '../field-plugins/sdk/contract/field.ts';
import { validateBlock } from './validate-block.ts';
import { mergeBlock } from './merge-block.ts';
import { normalizeData } from './normalize-data.ts';
import { field, modelOf, rowsOf, withRows } from './testing.ts';
import { walkFields } from './walk-fields.ts';

const shown = (...all: readonly FieldCondition[]) => ({ shown_when: { all } });
const lookup = { media: () => undefined, page: () => undefined };
const english = { locale: 'en', translate: (key: string) => key };
const kind = field('select', { field_values: ['picture', 'film'] });

const model = modelOf({
  kind,
  film: field('text', { required: true, order: 1, ...shown({ field: 'kind', is: 'film' }) }),
  subtitles: field('text', { order: 2, ...shown({ field: 'film', is_empty: false }) }),
  pictures: field('media', { order: 3, ...shown({ field: 'kind', is: 'picture' }) }),
});
const validate = (data: Record<string, unknown>) => validateBlock(model, data, withRows);

describe('a hidden field', () => {
  const data = { kind: 'picture', film: 'A film', subtitles: 'German', pictures: [] };
  const film = { ...data, kind: 'film' };

  it('is not checked, summarised or delivered', () => {
    const wrong = { ...data, film: { not: 'a text' }, subtitles: 5 };
    expect([...validate(wrong).hidden]).toEqual(['film', 'subtitles']);
    expect(validate(wrong).issues).toEqual({});
    expect(validate({ kind: 'film' }).issues).toEqual({ film: [{ key: 'common.required' }] });
    expect(validate(data).summaryIn(english)).toBe('picture');
    expect(validate(data).deliver(lookup)).toEqual({ kind: 'picture', pictures: [] });
    expect(validate(film).deliver(lookup)).toEqual({ kind: 'film', film: 'A film', subtitles: 'German' });
  });

  it('keeps its value, and its references count', () => {
    expect(normalizeData(model, data, withRows)).toEqual(data);
    const [media] = ['01890000-0000-7000-8000-000000000001'];
    const images = [{ id: media, title: '', file: 'a.jpg', width: 1, height: 1 }];
    expect(validate({ ...film, pictures: images }).references.media).toEqual([media]);
  });

  it('is empty for fields that depend on it', () => {
    expect(validate({ ...film, film: '' }).hidden).toContain('subtitles');
    expect(validate(film).hidden).not.toContain('subtitles');
    expect(validate(data).hidden).toContain('subtitles');
  });

  it('is validated as new when it is shown', () => {
    const saved = validate({ ...data, film: 5 });
    expect(validate({ ...film, film: 5 }).issuesOver(saved)).toEqual({
      film: [{ key: 'common.wrong_type' }],
    });
    expect(validate({ ...film, film: 5 }).issuesOver(validate({ ...film, film: 5 }))).toEqual({});
  });

  it('never conflicts when two editors have changed a block', () => {
    const merge = (mine: object, theirs: object) => {
      const { merged, conflicts } = mergeBlock({
        ...{ model, base: film, registry: withRows },
        ...{ mine: { ...film, ...mine }, theirs: { ...film, ...theirs } },
      });
      return [merged['film'], conflicts];
    };
    expect(merge({ film: 'Mine' }, { film: 'Theirs' })).toEqual(['Mine', ['film']]);
    expect(merge({ film: 'Mine', kind: 'picture' }, { film: 'Theirs' })).toEqual(['Theirs', []]);
    expect(merge({ film: 'Mine' }, { film: 'Theirs', kind: 'picture' })).toEqual(['Mine', []]);
  });
});

it.each<[FieldCondition, unknown, boolean]>([
  [{ field: 'it', is: 'film' }, 'film', true],
  [{ field: 'it', is: 'film' }, '', false],
  [{ field: 'it', is_not: 'film' }, undefined, true],
  [{ field: 'it', is_not: 'film' }, 'film', false],
  [{ field: 'it', one_of: ['film', 'picture'] }, 'picture', true],
  [{ field: 'it', one_of: ['film'] }, 'picture', false],
  [{ field: 'it', is_empty: true }, ' ', true],
  [{ field: 'it', is_empty: false }, '', false],
  [{ field: 'it', more_than: '2026-01-01' }, '2026-11-26', true],
  [{ field: 'it', less_than: '2026-01-01' }, '2026-11-26', false],
  [{ field: 'it', more_than: 5 }, '6', false],
  [{ field: 'gone', is_empty: true }, 'film', true],
])('the condition %j of %j', (condition, value, isShown) => {
  const content_model = { it: field('text'), other: field('text', shown(condition)) };
  const { hidden } = validateBlock(modelOf(content_model), { it: value }, withRows);
  expect(!hidden.has('other')).toBe(isShown);
});

it.each(['date', 'datetime', 'number'])('an empty %s is neither more nor less than another', (type) => {
  const than = type === 'number' ? 5 : '2026-01-01';
  for (const condition of [{ less_than: than }, { more_than: than }]) {
    const content_model = { it: field(type), other: field('text', shown({ field: 'it', ...condition })) };
    for (const data of [{}, { it: '' }, { it: null }])
      expect(validateBlock(modelOf(content_model), data, withRows).hidden).toContain('other');
  }
});

it('numbers are compared with numbers', () => {
  const content_model = { it: field('number'), other: field('text', shown({ field: 'it', more_than: 5 })) };
  const isShown = (it_: unknown) =>
    !validateBlock(modelOf(content_model), { it: it_ }, withRows).hidden.has('other');
  expect([4, 6, '6', null].map(isShown)).toEqual([false, true, true, false]);
});

it('one of several conditions shows a field if the model allows it', () => {
  const any = [
    { field: 'a', is: true },
    { field: 'b', is: true },
  ];
  const fields = { a: field('checkbox'), b: field('checkbox'), c: field('text', { shown_when: { any } }) };
  const isShown = (data: object) => !validateBlock(modelOf(fields), data, withRows).hidden.has('c');
  expect([{}, { a: true }, { b: true }].map(isShown)).toEqual([false, true, true]);
});

describe('in the parts of a value', () => {
  const rows = modelOf({
    kind,
    rows: rowsOf({
      kind,
      film: field('text', { required: true, order: 1, ...shown({ field: 'kind', is: 'film' }) }),
    }),
  });
  const data = {
    kind: 'film',
    rows: [
      { id: 'first', data: { kind: 'picture', film: 'Kept' } },
      { id: 'second', data: { kind: 'film', film: '' } },
    ],
  };

  it('a condition is about the same part', () => {
    const validated = validateBlock(rows, data, withRows);
    expect(validated.issues).toEqual({ rows: [{ key: 'common.required', path: ['second', 'film'] }] });
    expect(validated.deliver(lookup)).toEqual({
      kind: 'film',
      rows: [{ kind: 'picture' }, { kind: 'film', film: '' }],
    });
    const hidden = walkFields(validated).filter(({ isHidden }) => isHidden);
    expect(hidden.map(({ path }) => path.join('/'))).toEqual(['rows/first/film']);
  });
});
