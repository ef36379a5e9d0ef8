import { describe, expect, it, vi } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { longTexts } from '../field-plugins/sdk/testing/conformance/long-texts.ts';
import { limits } from '../shared/limits.ts';
import { validateBlock } from './validate-block.ts';
import { modelFields } from './model-fields.ts';
import { convertBetween } from './operations/convert-between.ts';
import { field, modelOf } from './testing.ts';
import { textRoom } from './text-room.ts';

const tooLong = (max: number) => [{ key: 'common.too_long', params: { max } }];

function validate(type: string, stored: unknown) {
  const block = validateBlock(modelOf({ field: field(type) }), { field: stored }, fieldRegistry);
  return { issues: block.issues['field'], kept: block.normalized['field'], over: block.issuesOver(block) };
}

describe('the longest text that a plugin reads', () => {
  it('is as long as all texts of a value together', () => {
    const text = { type: 'string', maxLength: 2000 };
    expect(textRoom(text)).toBe(4000);
    expect(
      textRoom({ type: 'object', properties: { a: text, b: { anyOf: [text, { type: 'null' }] } } }),
    ).toBe(8000);
    expect(textRoom({ type: 'array', items: text, maxItems: 3 })).toBe(12_000);
  });

  it('is never longer than the limit, nor too short for a former shape', () => {
    expect(textRoom({ type: 'string' })).toBe(limits.fieldTextLength);
    expect(textRoom({ type: 'array', items: { type: 'string', maxLength: 10 } })).toBe(
      limits.fieldTextLength,
    );
    expect(textRoom({ type: 'number' })).toBe(1000);
  });

  it.each([
    ['location', 6400],
    ['tags', limits.fieldTextLength],
    ['table', limits.fieldTextLength],
    ['text', limits.fieldTextLength],
  ])('bounds what is read of a former shape: %s', (type, max) => {
    const stored = 'x'.repeat(max + 1);
    const { issues, kept, over } = validate(type, stored);
    expect(issues).toEqual(tooLong(max));
    expect(kept).toBe(stored);
    expect(over).toEqual({});
  });

  it('has the same error as the schema where the schema has a limit', () => {
    expect(validate('url', '.'.repeat(32_000)).issues).toEqual(tooLong(2000));
    const coordinates = `1${' '.repeat(9000)}x`;
    expect(validate('location', { coordinates, label: '', address: '' }).issues).toEqual([
      { key: 'common.too_long', params: { max: 2000 }, path: ['coordinates'] },
    ]);
  });

  it('leaves the texts of other fields to them', () => {
    const model = modelOf({
      rows: field('list', { field_values: { fields: { text: field('textarea') } } }),
    });
    const text = 'x'.repeat(limits.fieldTextLength + 1);
    const { issues } = validateBlock(
      model,
      { rows: [{ id: 'aaaaaaaaaaaa', data: { text } }] },
      fieldRegistry,
    );
    expect(issues).toEqual({
      rows: [{ ...tooLong(limits.fieldTextLength)[0], path: ['aaaaaaaaaaaa', 'text'] }],
    });
  });

  it('holds for every function that reads values before they are valid', () => {
    const table = fieldRegistry.find('table');
    if (table === undefined) throw new Error('There is no table.');
    const read = vi.fn((text: string) => text.length);
    const watched = {
      ...table,
      upgrade: (stored: unknown) => (typeof stored === 'string' ? void read(stored) : undefined) ?? stored,
      check: (value: unknown) => (read(JSON.stringify(value)), []),
      convertFrom: { textarea: (text: string) => void read(text) },
    };
    const others = fieldRegistry.plugins.filter((plugin) => plugin !== table);
    const registry = createFieldRegistry([...others, watched]);
    const model = modelOf({ table: field('table'), long: field('textarea') });
    const [from, to] = ['long', 'table'].map((name) =>
      modelFields(model, registry).find((one) => one.name === name),
    );
    if (from === undefined || to === undefined) throw new Error('A field is missing.');
    for (const { text } of longTexts) {
      const long = text(limits.fieldTextLength + 1);
      expect(validateBlock(model, { table: long }, registry).issues['table']).toBeDefined();
      expect(convertBetween(from, to, long, 'seed').kind).toBe(long.trim() === '' ? 'empty' : 'refused');
    }
    expect(read).not.toHaveBeenCalled();
    expect(validateBlock(model, { table: 'a | b' }, registry).issues).toBeDefined();
    expect(read).toHaveBeenCalledWith('a | b');
  });
});
