import type { FieldDefinition } from '../../contract/field.ts';
import type { ConformanceSubject } from './subject.ts';

/** The definition for a sample. Throws when the sample names one that does not exist. */
export function definitionOf(
  { plugin, samples }: Pick<ConformanceSubject, 'plugin' | 'samples'>,
  name = 'default',
): FieldDefinition {
  const definition = samples.definitions[name];
  if (definition === undefined)
    throw new Error(`The samples of ${plugin.type} have no definition "${name}".`);
  return definition;
}
