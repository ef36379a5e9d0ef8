import { fieldRegistry } from '../field-plugins/index.ts';
import type { FieldDefinition, FieldPlugin, FieldSet } from '../field-plugins/sdk/contract/field.ts';
import { createFieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import type { BlockModel } from './model-fields.ts';

/** A field definition for a test; optional and without options by default. */
export function field(type: string, rest: Partial<FieldDefinition> = {}): FieldDefinition {
  return { field_type: type, field_title: type, required: false, order: 0, field_values: null, ...rest };
}

export function modelOf(content_model: BlockModel['content_model']): BlockModel {
  return { content_model };
}

interface Row {
  readonly id: string;
  readonly data: BlockData;
}

const rowsField: FieldPlugin<readonly Row[], FieldSet> = {
  contract: 1,
  type: 'rows',
  readOptions: ({ field_values }) => field_values as FieldSet,
  defaultValue: () => [],
  example: () => ['first', 'second'].map((id) => ({ id, data: {} })),
  isEmpty: (value) => value.length === 0,
  schema: () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { id: { type: 'string' }, data: { type: 'object' } },
      required: ['id', 'data'],
    },
  }),
  check: (value) => (value.length > 3 ? [{ key: 'rows.too_many' }] : []),
  deliver: (value) => value.map(({ data }) => data),
  summarize: (value) => String(value.length || ''),
  fieldsets: (options) => ({ row: options }),
  parts: (value) => value.map(({ id, data }) => ({ id, fieldset: 'row', data })),
  withParts: (_value, parts) => parts.map(({ id, data }) => ({ id, data })),
};

export const withRows = createFieldRegistry([...fieldRegistry.plugins, rowsField], fieldRegistry.matches);

export function rowsOf(fields: FieldSet, rest: Partial<FieldDefinition> = {}): FieldDefinition {
  return field('rows', { field_values: fields, ...rest });
}

interface Recipe {
  readonly needs: string;
  readonly steps: readonly { readonly key: string; readonly says: BlockData }[];
}

interface StepsOptions {
  readonly fields: FieldSet;
  readonly most?: number;
}

/** A composite with the fields of its parts in the option `fields`, and parts that look unlike the items of a list. */
const stepsField: FieldPlugin<Recipe, StepsOptions> = {
  contract: 1,
  type: 'steps',
  readOptions: ({ field_values }) => field_values as StepsOptions,
  defaultValue: () => ({ needs: '', steps: [] }),
  isEmpty: ({ steps }) => steps.length === 0,
  schema: () => ({
    type: 'object',
    properties: {
      needs: { type: 'string' },
      steps: {
        type: 'array',
        items: {
          type: 'object',
          properties: { key: { type: 'string' }, says: { type: 'object' } },
          required: ['key', 'says'],
          additionalProperties: false,
        },
      },
    },
    required: ['needs', 'steps'],
    additionalProperties: false,
  }),
  // An early version stored the steps alone.
  upgrade: (stored) => (Array.isArray(stored) ? { needs: '', steps: stored } : stored),
  summarize: ({ needs }) => needs,
  fieldsets: ({ fields }) => ({ step: fields }),
  parts: ({ steps }) => steps.map(({ key, says }) => ({ id: key, fieldset: 'step', data: says })),
  withParts: (recipe, parts) => ({
    ...recipe,
    steps: parts.map(({ id, data }) => ({ key: id, says: data })),
  }),
};

export const withSteps = createFieldRegistry([...fieldRegistry.plugins, stepsField], fieldRegistry.matches);
