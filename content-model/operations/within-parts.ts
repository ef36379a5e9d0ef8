import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { requireField } from './requirements.ts';
import type { Preparing } from './field-steps.ts';
import { isOneOf, retiredFields, withoutRetired } from './retired-fields.ts';
import { itemFields } from './list-value.ts';
import { partsWithin, type PartsWithin } from './parts-within.ts';
import { OperationProblem, type Failure, type Fields, type Migrated, type Step } from './step.ts';

/** The step for the items of a list or the parts of another composite, including those of a new value. */
export function withinParts(
  { fields, registry, isStored }: Pick<Preparing, 'fields' | 'registry' | 'isStored'>,
  name: string,
  prepare: (inner: Fields, isDefault: boolean) => Step,
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
  const { default: start } = definition;
  const begun = migrateParts({ [name]: start }, { name, parts: before, seed: name }, (data, seed) =>
    prepare(inner, true).forward(data, seed),
  );
  // The start of a new value contains no values of retired fields.
  const isRetired = isOneOf(retiredFields({ [name]: definition }, { [name]: changed }));
  const model = { fields: { [name]: changed }, registry };
  const started = start === undefined ? {} : { default: withoutRetired(begun.data, isRetired, model)[name] };
  return {
    fields: { ...fields, [name]: { ...changed, ...started } },
    // Removing a field or leaving it to fill in is no loss.
    defaults: [
      ...(step.defaults ?? []),
      ...begun.failures.filter(({ reason }) => reason !== 'removed' && reason !== 'empty'),
    ],
    forward: (data, seed) => migrateParts(data, { name, parts: before, seed }, step.forward),
    undo: (data, seed) => migrateParts(data, { name, parts: after, seed }, step.undo),
  };
}

/** Migrates the parts of a value, which stays unchanged while its plugin is missing. */
function migrateParts(
  data: BlockData,
  { name, parts, seed }: { name: string; parts: PartsWithin | undefined; seed: string },
  migrate: Step['forward'],
): Migrated {
  const failures: Failure[] = [];
  let isChanged = false;
  const was = ownValue(data, name);
  const migrated = (part: BlockData, id: string) => {
    const done = migrate(part, `${seed}/${id}`);
    isChanged ||= done.isChanged;
    for (const { field, path = [], ...failure } of done.failures)
      failures.push({ ...failure, field: name, path: [id, field, ...path] });
    return done.data;
  };
  const now = was === undefined ? was : parts?.mapParts(was, migrated);
  const after =
    now === undefined || now === was
      ? data
      : blockData(Object.entries(data).map(([key, own]) => [key, key === name ? now : own]));
  return { data: after, isChanged, failures };
}
