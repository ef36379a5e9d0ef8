import type { FieldDefinition } from '../../contract/field.ts';
import { emptySamples, showableSamples, validSamples, type ReadSample } from '../read-sample.ts';
import type { PluginModules } from './subject.ts';

type Sampled = Pick<PluginModules, 'plugin' | 'samples'>;

/** The value of a new block, for each definition. */
export function starts({ plugin, samples }: Sampled): readonly ReadSample[] {
  return emptySamples(plugin, samples).map((one) => ({ ...one, name: `the start of ${one.name}` }));
}

/** Values a widget may be given and that can be edited into valid ones: defaults and valid samples. */
export function editable({ plugin, samples }: Sampled): readonly ReadSample[] {
  return [...starts({ plugin, samples }), ...validSamples(plugin, samples)];
}

/** Every value a widget can be given, including invalid ones of the right types. */
export function shown({ plugin, samples }: Sampled): readonly ReadSample[] {
  return [...editable({ plugin, samples }), ...showableSamples(plugin, samples)];
}

/** The definition for a sample. Throws when the sample names one that does not exist. */
export function definitionOf({ plugin, samples }: Sampled, name = 'default'): FieldDefinition {
  const definition = samples.definitions[name];
  if (definition === undefined)
    throw new Error(`The samples of ${plugin.type} have no definition "${name}".`);
  return definition;
}

/** Freezes a value, so that changing it in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** A frozen copy of a JSON value. */
export function frozenCopy<T>(value: T): T {
  return frozen(structuredClone(value));
}
