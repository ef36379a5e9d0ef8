import type { FieldDefinition, FieldIssue, FieldPlugin } from '../contract/field.ts';
import type { FieldSamples } from '../contract/samples.ts';

export interface ReadSample {
  readonly name: string;
  readonly definition: FieldDefinition;
  readonly label: string;
  readonly required: boolean;
  readonly options: unknown;
  /** As current clients would send it. */
  readonly value: unknown;
  readonly issues: readonly FieldIssue[];
}

interface RawSample {
  readonly value: unknown;
  readonly definition?: string;
  readonly issues?: readonly FieldIssue[];
}

/** The value of a new block for each definition of the samples, named after the definition. */
export function emptySamples(
  plugin: FieldPlugin,
  samples: Pick<FieldSamples, 'definitions'>,
): readonly ReadSample[] {
  return Object.entries(samples.definitions).map(([name, definition]) => {
    const options = plugin.readOptions(definition);
    const { field_title: label, required } = definition;
    return { name, definition, label, required, options, value: plugin.defaultValue(options), issues: [] };
  });
}

/** The valid samples, with their options read. Throws when one names a definition that does not exist. */
export function validSamples(plugin: FieldPlugin, samples: FieldSamples): readonly ReadSample[] {
  return readAll(plugin, samples, samples.valid);
}

/** The invalid samples, with their options read. Throws when one names a definition that does not exist. */
export function invalidSamples(plugin: FieldPlugin, samples: FieldSamples): readonly ReadSample[] {
  return readAll(plugin, samples, samples.invalid);
}

/** The invalid samples that a widget can be given: values of a wrong type never reach one. */
export function showableSamples(plugin: FieldPlugin, samples: FieldSamples): readonly ReadSample[] {
  return invalidSamples(plugin, samples).filter(({ issues }) =>
    issues.every((issue) => issue.key !== 'common.wrong_type'),
  );
}

function readAll(plugin: FieldPlugin, samples: FieldSamples, raw: Readonly<Record<string, RawSample>>) {
  return Object.entries(raw).map(([name, { value, definition: key, issues = [] }]): ReadSample => {
    const definition = definitionOf(plugin, samples, key);
    const { field_title: label, required } = definition;
    const options = plugin.readOptions(definition);
    return { name, definition, label, required, options, value: plugin.upgrade?.(value) ?? value, issues };
  });
}

/** The definition that a sample names. Throws when it does not exist. */
export function definitionOf(
  { type }: FieldPlugin,
  samples: FieldSamples,
  name = 'default',
): FieldDefinition {
  const definition = samples.definitions[name];
  if (definition === undefined) throw new Error(`The samples of ${type} have no definition "${name}".`);
  return definition;
}
