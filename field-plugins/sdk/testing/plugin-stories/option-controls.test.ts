import { describe, expect, it } from 'vitest';
import { allSamples } from '../../../all-samples.ts';
import { fieldRegistry } from '../../../index.ts';
import { argsOf, definitionOf, optionControls } from './option-controls.ts';

function find(type: string) {
  const plugin = fieldRegistry.find(type);
  if (plugin === undefined) throw new Error(`There is no field type ${type}.`);
  return plugin;
}

describe('the controls of a field type', () => {
  it.each(fieldRegistry.plugins)('cover every option, and reproduce every sample: $type', (plugin) => {
    const controls = optionControls(plugin);
    for (const definition of Object.values(allSamples.get(plugin.type)?.definitions ?? {})) {
      const args = argsOf(plugin, definition);
      expect(Object.keys(controls)).toEqual(expect.arrayContaining(Object.keys(args)));
      expect(plugin.readOptions(definitionOf(plugin, definition, args))).toEqual(
        plugin.readOptions(definition),
      );
    }
  });

  it('are of the kind that the option needs', () => {
    expect(optionControls(find('richtext'))).toMatchObject({
      max_length: { control: { type: 'number', min: 1, step: 1 } },
      features: { control: 'check', options: expect.arrayContaining(['bold']) as string[] },
      placeholder: { control: 'text' },
    });
    expect(optionControls(find('link'))['multiple']).toMatchObject({ control: 'boolean' });
    expect(optionControls(find('background'))['field_values']).toMatchObject({ control: 'check' });
    expect(optionControls(find('select'))['field_values']).toMatchObject({ control: 'object' });
    expect(Object.keys(optionControls(find('checkbox')))).toEqual(['field_title', 'field_required']);
  });

  it('return no options when none is left', () => {
    const plugin = find('text');
    const given = { field_type: 'text', field_title: 'A', required: false, order: 0, field_values: null };
    const args = { field_title: 'B', field_required: true, max_length: undefined };
    expect(definitionOf(plugin, given, args)).toEqual({ ...given, field_title: 'B', required: true });
  });
});
