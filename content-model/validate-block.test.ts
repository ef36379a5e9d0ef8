import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { field, modelOf } from './testing.ts';
import { validateBlock } from './validate-block.ts';

const model = modelOf({
  heading: field('text', { required: true }),
  background: field('background', { required: true }),
  pictures: field('media', { field_values: { multiple: true, max: 2 } }),
});

describe('validateBlock', () => {
  it('finds nothing wrong with data that fits', () => {
    expect(
      validateBlock(model, { heading: 'Hello', background: 'white', pictures: [] }, fieldRegistry),
    ).toEqual({});
  });

  it('takes the default for what is left out', () => {
    expect(validateBlock(model, {}, fieldRegistry)).toEqual({ heading: [{ key: 'common.required' }] });
  });

  it('names every field that is wrong', () => {
    const issues = validateBlock(model, { heading: 5, background: 'pink', pictures: [{}] }, fieldRegistry);
    expect(issues).toEqual({
      heading: [{ key: 'common.wrong_type' }],
      background: [{ key: 'common.not_a_choice' }],
      pictures: [{ key: 'common.wrong_type' }],
    });
  });

  it('reads what older clients stored as today’s shape', () => {
    expect(validateBlock(model, { heading: 'Hello', pictures: '' }, fieldRegistry)).toEqual({});
  });

  it('prefers a wrong type inside a list over a limit that comes before it', () => {
    const pictures = [{ id: 'x'.repeat(65), file: 'a' }, 5];
    expect(validateBlock(model, { heading: 'Hello', pictures }, fieldRegistry)).toEqual({
      pictures: [{ key: 'common.wrong_type' }],
    });
  });

  it('refuses fields that the model does not have', () => {
    expect(validateBlock(model, { heading: 'Hello', subtitle: '' }, fieldRegistry)).toEqual({
      subtitle: [{ key: 'common.unknown_field' }],
    });
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'refuses %s as an unknown field',
    (key) => {
      const data: unknown = JSON.parse(`{"heading": "Hello", "${key}": {"polluted": true}}`);
      const issues = validateBlock(model, data, fieldRegistry);
      expect(Object.entries(issues)).toEqual([[key, [{ key: 'common.unknown_field' }]]]);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor', 'prototype'])('refuses %s even when a model declares it', (key) => {
    const content_model: unknown = JSON.parse(`{"${key}": ${JSON.stringify(field('text'))}}`);
    const hostile = modelOf(content_model as Parameters<typeof modelOf>[0]);
    const data: unknown = JSON.parse(`{"${key}": "text"}`);
    expect(Object.entries(validateBlock(hostile, data, fieldRegistry))).toEqual([
      [key, [{ key: 'common.unknown_field' }]],
    ]);
  });

  it('reads no value from a prototype', () => {
    const inherited = modelOf({ toString: field('text', { required: true }) });
    expect(Object.entries(validateBlock(inherited, {}, fieldRegistry))).toEqual([
      ['toString', [{ key: 'common.required' }]],
    ]);
  });

  it('keeps the values of types that nobody brought', () => {
    const foreign = modelOf({ map: field('map', { required: true }) });
    expect(validateBlock(foreign, { map: { lat: 44.8 } }, fieldRegistry)).toEqual({});
    expect(validateBlock(foreign, {}, fieldRegistry)).toEqual({});
  });

  it('keeps the values of fields whose definition the plugin refuses', () => {
    const broken = modelOf({ size: field('select', { field_values: 'small' }) });
    expect(validateBlock(broken, { size: 'small' }, fieldRegistry)).toEqual({});
  });

  it('never throws, whatever JSON it is handed', () => {
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
      null,
      true,
      0,
      -1.5e300,
      '',
      'x',
      [],
      {},
      [null],
      [[]],
      [{}],
      [{ id: 1 }],
      [{ id: {}, page: [] }],
      { length: 1 },
      JSON.parse('{"__proto__": {"id": 1}}'),
      [JSON.parse('{"__proto__": null, "id": "1", "file": "x"}')],
      '\u0000\ud800',
      deep,
    ];
    for (const value of junk) {
      expect(validateBlock(every, value, fieldRegistry)).toBeTypeOf('object');
      for (const name of Object.keys(every.content_model)) {
        expect(validateBlock(every, { [name]: value }, fieldRegistry)).toBeTypeOf('object');
      }
    }
    expect(validateBlock(every, { media: [undefined] }, fieldRegistry)).toEqual({
      media: [{ key: 'common.wrong_type' }],
    });
  });

  it('answers for data that is no object under non_field_errors', () => {
    expect(validateBlock(model, [], fieldRegistry)).toEqual({
      non_field_errors: [{ key: 'common.wrong_type' }],
    });
  });
});
