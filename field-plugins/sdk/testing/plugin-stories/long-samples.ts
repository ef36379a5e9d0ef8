import type { FieldDefinition, FieldPlugin } from '../../contract/field.ts';
import type { ReadSample } from '../read-sample.ts';
import type { FieldSamples } from '../../contract/samples.ts';
import { issuesOf } from '../issues-of.ts';
import { stretch } from './stretch.ts';

/** Model limits are lower: the authors of models see their own titles, choices and hints, and keep them short. */
const modelLimits = { text: 72, items: 12 };
const valueLimits = { text: 600, items: 12 };

/**
 * The longest possible variant of each definition of the samples: its title, its options and the fullest value that fits.
 */
export function longSamples(plugin: FieldPlugin, samples: FieldSamples): readonly ReadSample[] {
  return Object.entries(samples.definitions).map(([name, given]) => {
    const definition = longDefinition(plugin, given);
    const options = plugin.readOptions(definition);
    const value = longValue(plugin, definition, options, samples);
    const { field_title: label, required } = definition;
    return { name, definition, label, required, options, value, issues: [] };
  });
}

function longDefinition(plugin: FieldPlugin, given: FieldDefinition): FieldDefinition {
  const serves = (definition: FieldDefinition) => {
    try {
      plugin.schema(plugin.readOptions(definition));
      return true;
    } catch {
      return false;
    }
  };
  const titled = { ...given, field_title: String(stretch(given.field_title, () => true, modelLimits)) };
  const values = stretch(
    given.field_values,
    (field_values) => serves({ ...titled, field_values }),
    modelLimits,
  );
  return { ...titled, field_values: values };
}

/** The fullest of the samples, the default and a list of choices, stretched. */
function longValue(
  plugin: FieldPlugin,
  definition: FieldDefinition,
  options: unknown,
  samples: FieldSamples,
): unknown {
  const issues = issuesOf(plugin, definition);
  const fits = (value: unknown) => issues(value).length === 0;
  const start = plugin.defaultValue(options);
  const offered = [
    ...Object.values(samples.valid).map((sample) => sample.value),
    ...(plugin.schema(options).enum ?? []),
  ];
  const size = (value: unknown) => JSON.stringify(value).length;
  const [fullest = start] = offered.filter(fits).toSorted((one, other) => size(other) - size(one));
  return stretch(fullest, fits, valueLimits);
}
