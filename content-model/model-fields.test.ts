import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import type { FieldPlugin } from '../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { completeDefaults } from './complete-data.ts';
import { modelFields } from './model-fields.ts';
import { field, modelOf, withSteps } from './testing.ts';

describe('modelFields', () => {
  it('sorts by order, then by name', () => {
    const model = modelOf({
      b: field('text', { order: 2 }),
      z: field('text', { order: 1 }),
      a: field('text', { order: 2 }),
    });
    expect(modelFields(model, fieldRegistry).map(({ name }) => name)).toEqual(['z', 'a', 'b']);
  });

  it('returns the same list for the same model and registry, and a different list for another registry', () => {
    const model = modelOf({ a: field('text') });
    expect(modelFields(model, fieldRegistry)).toBe(modelFields({ ...model }, fieldRegistry));
    expect(modelFields(model, createFieldRegistry([]))[0]?.plugin).toBeUndefined();
  });

  it('reports why a plugin rejected a definition', () => {
    const [size] = modelFields(modelOf({ size: field('select', { field_title: 'Size' }) }), fieldRegistry);
    expect(size?.plugin).toBeUndefined();
    expect(size?.problem).toMatch(/^The select field "Size": field_values must be a list of 1 item or more/);
  });

  it('reports it too for a plugin that has its own copy of the sdk', () => {
    const reject = () => {
      throw Object.assign(new Error('The note field must be plain.'), { name: 'FieldDefinitionError' });
    };
    const [text] = fieldRegistry.plugins.filter(({ type }) => type === 'text');
    const plugin = { ...text, type: 'note', readOptions: reject } as FieldPlugin;
    const [note] = modelFields(modelOf({ note: field('note') }), createFieldRegistry([plugin]));
    expect([note?.problem, note?.fault]).toEqual(['The note field must be plain.', undefined]);
  });

  it('has the default in an older format of its type, once it was saved', () => {
    const steps = [{ key: 'a', says: {} }];
    const fields = {
      code: field('code', { default: 'let x;' }),
      recipe: field('steps', { field_values: { fields: {} }, default: steps }),
    };
    const saved = modelOf(completeDefaults(fields, withSteps));
    expect(modelFields(saved, withSteps).map(({ defaultValue }) => defaultValue)).toEqual([
      { code: 'let x;', language: '' },
      { needs: '', steps },
    ]);
  });
});
