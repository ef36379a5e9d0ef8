import { describe, expect, it } from 'vitest';
import { allSamples } from '../../../all-samples.ts';
import { fieldRegistry } from '../../../index.ts';
import { argsOf, definitionOf, optionControls } from './option-controls.ts';

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
});
