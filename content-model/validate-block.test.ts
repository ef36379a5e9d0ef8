import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { field, modelOf } from './testing.ts';
import { validateBlock } from './validate-block.ts';

const model = modelOf({
  heading: field('text', { required: true }),
  background: field('background', { required: true }),
  pictures: field('media', { field_values: { multiple: true, max: 2 } }),
});

const issuesOf = (data: unknown, of = model) => validateBlock(of, data, fieldRegistry).issues;

describe('the issues of a block', () => {
  it('reports nothing for valid data', () => {
    expect(issuesOf({ heading: 'Hello', background: 'white', pictures: [] })).toEqual({});
  });

  it('uses the default for a missing value', () => {
    expect(issuesOf({})).toEqual({ heading: [{ key: 'common.required' }] });
  });

  it('accepts null where it is the default, or a valid older value', () => {
    const empty = modelOf({ seats: field('number'), opens: field('datetime') });
    expect(issuesOf({}, empty)).toEqual({});
    const older = validateBlock(empty, { seats: '', opens: '' }, fieldRegistry);
    expect(older.issues).toEqual({});
    expect(older.fields.map(({ value }) => value)).toEqual([null, null]);
  });

  it('names every invalid field', () => {
    expect(issuesOf({ heading: 5, background: 'pink', pictures: [{}] })).toEqual({
      heading: [{ key: 'common.wrong_type' }],
      background: [{ key: 'common.not_a_choice' }],
      pictures: [{ key: 'common.wrong_type' }],
    });
  });

  it('rejects fields that the model does not have', () => {
    expect(issuesOf({ heading: 'Hello', subtitle: '' })).toEqual({
      subtitle: [{ key: 'common.unknown_field', params: { name: 'subtitle' } }],
    });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'rejects %s as an unknown field',
    (key) => {
      const data: unknown = JSON.parse(`{"heading": "Hello", "${key}": {"polluted": true}}`);
      expect(Object.entries(issuesOf(data))).toEqual([
        [key, [{ key: 'common.unknown_field', params: { name: key } }]],
      ]);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor', 'prototype'])('rejects %s even when a model declares it', (key) => {
    const content_model: unknown = JSON.parse(`{"${key}": ${JSON.stringify(field('text'))}}`);
    const hostile = modelOf(content_model as Parameters<typeof modelOf>[0]);
    const data: unknown = JSON.parse(`{"${key}": "text"}`);
    expect(Object.entries(issuesOf(data, hostile))).toEqual([
      [key, [{ key: 'common.unknown_field', params: { name: key } }]],
    ]);
  });

  it('never reads a value from a prototype', () => {
    const inherited = modelOf({ toString: field('text', { required: true }) });
    expect(Object.entries(issuesOf({}, inherited))).toEqual([['toString', [{ key: 'common.required' }]]]);
  });

  it('keeps values of unknown types', () => {
    const foreign = modelOf({ map: field('map', { required: true }) });
    expect(issuesOf({ map: { lat: 44.8 } }, foreign)).toEqual({});
    expect(issuesOf({}, foreign)).toEqual({});
  });

  it('keeps values whose field definition the plugin rejects', () => {
    const broken = modelOf({ size: field('select', { field_values: 'small' }) });
    expect(issuesOf({ size: 'small' }, broken)).toEqual({});
  });

  it('never throws for any JSON', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const every = modelOf({
      text: field('text'),
      textarea: field('textarea'),
      select: field('select', { field_values: ['a'] }),
      checkbox: field('checkbox'),
      background: field('background'),
      media: field('media'),
      link: field('link'),
    });
    const junk: readonly unknown[] = [
      ...[null, true, 0, -1.5e300, '', 'x', [], {}, [null], [[]], [{}], [{ id: 1 }], [{ id: {}, page: [] }]],
      ...[{ length: 1 }, JSON.parse('{"__proto__": {"id": 1}}') as unknown, '\u0000\ud800', deep],
      [JSON.parse('{"__proto__": null, "id": "1", "file": "x"}')],
    ];
    for (const value of junk) {
      expect(issuesOf(value, every)).toBeTypeOf('object');
      for (const name of Object.keys(every.content_model)) {
        expect(issuesOf({ [name]: value }, every)).toBeTypeOf('object');
      }
    }
    expect(issuesOf({ media: [undefined] }, every)).toEqual({
      media: [{ key: 'common.wrong_type' }],
    });
  });

  it('reports data that is not an object under non_field_errors', () => {
    expect(issuesOf([])).toEqual({
      non_field_errors: [{ key: 'common.wrong_type' }],
    });
  });
});

describe('the issues of a block that is saved over another state', () => {
  const over = (data: Record<string, unknown>, saved: Record<string, unknown>) =>
    validateBlock(model, data, fieldRegistry).issuesOver(validateBlock(model, saved, fieldRegistry));
  const invalid = { heading: 5, background: 'pink', pictures: [{ id: '1' }] };

  it('leave out values that were saved under other rules and are unchanged', () => {
    expect(over(invalid, invalid)).toEqual({});
    expect(over({ ...invalid, heading: 'Hello' }, invalid)).toEqual({});
  });

  it('contain every value that was replaced by another wrong one, or was fine before', () => {
    expect(over({ ...invalid, heading: 6 }, invalid)).toEqual({ heading: [{ key: 'common.wrong_type' }] });
    expect(over({ ...invalid, background: 'red' }, invalid)).toEqual({
      background: [{ key: 'common.not_a_choice' }],
    });
    expect(over(invalid, { ...invalid, pictures: [] })).toEqual({ pictures: [{ key: 'common.wrong_type' }] });
  });

  it('contain required fields without a value', () => {
    const data = { ...invalid, heading: '' };
    expect(over(data, data)).toEqual({ heading: [{ key: 'common.required' }] });
  });

  it('contain values without a field only if they are new', () => {
    const data = { ...invalid, subtitle: 1 };
    expect(over(data, data)).toEqual({});
    const issues = { subtitle: [{ key: 'common.unknown_field', params: { name: 'subtitle' } }] };
    expect(over(data, { ...invalid, subtitle: 2 })).toEqual(issues);
    expect(over(data, invalid)).toEqual(issues);
  });

  it('are all of them when nothing was saved', () => {
    const validated = validateBlock(model, invalid, fieldRegistry);
    expect(validated.issuesOver(undefined)).toBe(validated.issues);
  });
});
