import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { allSamples } from '../../../field-plugins/all-samples.ts';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { formData, formSchema } from './form-schema.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import { shapeOf } from '../../../field-plugins/sdk/contract/value-shape.ts';
import { field, modelOf } from '../../../content-model/testing.ts';

describe('formSchema', () => {
  const model = modelOf({
    b: field('text', { order: 1, required: true, field_title: 'Second' }),
    a: field('checkbox', { order: 0 }),
    foreign: field('map', { order: 2 }),
  });

  it('maps every property to our one field, in the order of the model', () => {
    const pluginField = (fieldName: string) => ({
      'ui:field': 'pluginField',
      'ui:options': { fieldName, fieldReplacesAnyOrOneOf: true },
    });
    expect(formSchema(model, fieldRegistry).uiSchema).toEqual({
      'ui:order': ['a', 'b', 'foreign'],
      a: pluginField('a'),
      b: pluginField('b'),
      foreign: pluginField('foreign'),
    });
  });

  it('leaves additionalProperties unset and contains no defaults', () => {
    const { schema } = formSchema(model, fieldRegistry);
    expect(schema).not.toHaveProperty('additionalProperties');
    expect(schema.required).toEqual(['b']);
    expect(schema.properties?.['b']).toEqual({ title: 'Second', type: 'string' });
    expect(schema.properties?.['foreign']).toEqual({ title: 'map' });
  });

  it('returns the same objects for the same model', () => {
    expect(formSchema(model, fieldRegistry)).toBe(formSchema(model, fieldRegistry));
  });
});

describe('a list', () => {
  const list = field('list', { field_values: { fields: { name: field('text', { required: true }) } } });
  const model = modelOf({ title: field('text'), list });

  it('is opaque to rjsf, which gets nothing of its value', () => {
    expect(formSchema(model, fieldRegistry).schema.properties?.['list']).toEqual({ title: 'list' });
    const draft = { title: 'A', list: [{ id: 'one000000000', data: { name: '' } }] };
    expect(formData(model, fieldRegistry, draft)).toEqual({ title: 'A' });
  });

  it('changes nothing in models without one: rjsf gets the draft itself', () => {
    const draft = { title: 'A' };
    expect(formData(modelOf({ title: field('text') }), fieldRegistry, draft)).toBe(draft);
  });
});

// rjsf's own validator checks ours, and its defaults must leave stored values unchanged.
for (const [type, samples] of allSamples) {
  // rjsf never sees the values of composites.
  if (fieldRegistry.find(type)?.fieldsets !== undefined) continue;
  describe(`rjsf on the samples of ${type}`, () => {
    const cases = [...Object.entries(samples.valid), ...Object.entries(samples.invalid)];
    it.each(cases)('finds the same type errors as our validator: %s', (_name, sample) => {
      const definition = samples.definitions[sample.definition ?? 'default'];
      if (definition === undefined) throw new Error(`no definition "${sample.definition ?? ''}"`);
      const model = modelOf({ value: definition });
      const [modelField] = modelFields(model, fieldRegistry);
      if (modelField === undefined) throw new Error('no field');
      // Values of an older version are upgraded before rjsf sees them.
      const value = modelField.plugin?.upgrade?.(sample.value) ?? sample.value;
      const schema = formSchema(model, fieldRegistry).schema as RJSFSchema;
      const refused = validator.validateFormData({ value }, schema).errors.length > 0;
      expect(refused).toBe(shapeOf(modelField.schema, value).issue !== undefined);
    });

    it.each(Object.entries(samples.valid))('leaves the value unchanged: %s', (_name, sample) => {
      const definition = samples.definitions[sample.definition ?? 'default'];
      if (definition === undefined) throw new Error(`no definition "${sample.definition ?? ''}"`);
      const schema = formSchema(modelOf({ value: definition }), fieldRegistry).schema as RJSFSchema;
      const state: unknown = createSchemaUtils(validator, schema).getDefaultFormState(schema, {
        value: sample.value,
      });
      expect(state).toEqual({ value: sample.value });
    });
  });
}
