import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../field-plugins/index.ts';
import { allSamples } from '../field-plugins/all-samples.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { deliveredSchema } from './delivered-schema.ts';
import { field, modelOf } from './testing.ts';

describe('the schema of delivered data', () => {
  it('describes the values of every type', () => {
    const unknown = fieldRegistry.plugins.filter(({ type }) => {
      const definition = allSamples.get(type)?.definitions.default ?? field(type);
      const { properties } = deliveredSchema(modelOf({ value: definition }), fieldRegistry);
      const { description: _title, ...schema } = properties?.['value'] ?? {};
      return Object.keys(schema).length === 0;
    });
    expect(unknown.map(({ type }) => type)).toEqual([]);
  });

  it('describes the items of lists, and does not require a field that may be hidden', () => {
    const more = field('number', { shown_when: { all: [{ field: 'name', is_empty: false }] } });
    const model = modelOf({
      items: field('list', { field_title: 'Items', field_values: { fields: { name: field('text'), more } } }),
    });
    expect(deliveredSchema(model, fieldRegistry)).toEqual({
      type: 'object',
      properties: {
        items: {
          type: 'array',
          description: 'Items',
          items: {
            type: 'object',
            properties: {
              name: { type: 'string', description: 'text' },
              more: { type: ['number', 'null'], description: 'number' },
            },
            required: ['name'],
            additionalProperties: false,
          },
        },
      },
      required: ['items'],
      additionalProperties: false,
    });
  });

  it('uses API names, in lists too', () => {
    const fields = { name: field('text', { api_name: 'heading' }) };
    const model = modelOf({
      name: field('text', { api_name: 'title' }),
      items: field('list', { api_name: 'rows', field_values: { fields } }),
    });
    const { properties, required } = deliveredSchema(model, fieldRegistry);
    expect(required?.toSorted()).toEqual(['rows', 'title']);
    expect(Object.keys(properties?.['rows']?.items?.properties ?? {})).toEqual(['heading']);
  });

  it('describes a field without a plugin as null, and allows anything where the plugin has no schema or fails', () => {
    const text = fieldRegistry.find('text');
    const plugins = [
      { ...text, type: 'silent', deliver: () => ({}) },
      {
        ...text,
        type: 'failing',
        deliveredSchema() {
          throw new Error('No.');
        },
      },
    ];
    const registry = createFieldRegistry(plugins as unknown as typeof fieldRegistry.plugins);
    const model = modelOf({ gone: field('gone'), silent: field('silent'), failing: field('failing') });
    expect(deliveredSchema(model, registry).properties).toEqual({
      gone: { type: 'null', description: 'gone' },
      silent: { description: 'silent' },
      failing: { description: 'failing' },
    });
  });
});
