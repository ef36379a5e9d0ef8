import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { requireField } from './requirements.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { Preparing } from './field-steps.ts';
import { isOneOf, retiredFields, withoutRetired } from './retired-fields.ts';
import { itemFields } from './list-value.ts';
import { partsWithin, type PartsWithin } from './parts-within.ts';
import { OperationProblem, type Failure, type Fields, type Migrated, type Step } from './step.ts';

type PrepareParts = (inner: Fields, isDefault: boolean) => Step;

/** The step for the items of a list or the parts of another composite, including those of a new value. */
export function withinParts(
  { fields, registry, isStored }: Pick<Preparing, 'fields' | 'registry' | 'isStored'>,
  name: string,
  prepare: PrepareParts,
): Step {
  const definition = requireField(fields, name, 'within');
  const inner = itemFields(definition);
  const before = partsWithin(definition, registry);
  if (inner === undefined || (before === undefined && !isStored))
    throw new OperationProblem('not_a_list', ['within'], { name });
  const step = prepare(inner, false);
  const field_values = { ...(definition.field_values as object), fields: step.fields };
  const changed = { ...definition, field_values };
  const after = partsWithin(changed, registry);
  const { carried, lost } = convertStart(definition, { parts: before, name, prepare, registry });
  const inParts = (
    data: BlockData,
    parts: PartsWithin | undefined,
    migrate: (part: BlockData, id: string) => Migrated,
  ) => {
    const failures: Failure[] = [];
    let isChanged = false;
    const was = ownValue(data, name);
    const now = mapParts(parts, was, (part, id) => {
      const done = migrate(part, id);
      isChanged ||= done.isChanged;
      for (const { field, path = [], ...failure } of done.failures)
        failures.push({ ...failure, field: name, path: [id, field, ...path] });
      return done.data;
    });
    return { data: replaced(data, name, now), isChanged, failures };
  };
  return {
    fields: { ...fields, [name]: { ...changed, ...carried } },
    defaults: [...(step.defaults ?? []), ...lost],
    forward: (data, seed) => inParts(data, before, (part, id) => step.forward(part, `${seed}/${id}`)),
    undo: (data, seed) => inParts(data, after, (part, id) => step.undo(part, `${seed}/${id}`)),
  };
}

interface Start {
  readonly registry: FieldRegistry;
  readonly parts: PartsWithin | undefined;
  readonly name: string;
  readonly prepare: PrepareParts;
}

/** The parts of a new value, and their losses. Removing a field or leaving it to fill in is no loss. */
function convertStart(
  { default: start, ...definition }: FieldDefinition,
  { parts, name, prepare, registry }: Start,
): { carried: { default?: unknown }; lost: readonly Failure[] } {
  const inner = itemFields(definition);
  if (start === undefined || inner === undefined) return { carried: {}, lost: [] };
  const step = prepare(inner, true);
  const failures: Failure[] = [];
  const isRetired = isOneOf(retiredFields(inner, step.fields));
  const carried = mapParts(parts, start, (part, id) => {
    const done = step.forward(part, `${name}/${id}`);
    failures.push(...done.failures);
    // The start of a new value contains no values of retired fields.
    return withoutRetired(done.data, isRetired, { fields: step.fields, registry });
  });
  const lost = failures.filter(({ reason }) => reason !== 'removed' && reason !== 'empty');
  return { carried: { default: carried }, lost };
}

/** A value stays unchanged while its plugin is missing. */
function mapParts(
  parts: PartsWithin | undefined,
  value: unknown,
  change: (part: BlockData, id: string) => BlockData,
): unknown {
  return value === undefined ? value : (parts?.mapParts(value, change) ?? value);
}

function replaced(data: BlockData, name: string, value: unknown): BlockData {
  if (ownValue(data, name) === value) return data;
  return blockData(Object.entries(data).map(([key, own]) => [key, key === name ? value : own]));
}
