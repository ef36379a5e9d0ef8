import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { requireField } from './requirements.ts';
import { isOneOf, retiredFields, withoutRetired } from './retired-fields.ts';
import { itemFields, listFields, mapItems, withItemFields } from './list-value.ts';
import {
  OperationProblem,
  type Failure,
  type Fields,
  type Migrated,
  type Preparing,
  type Step,
} from './step.ts';

/** The step for the items of a list, including those of its default. */
export function withinItems(
  { fields, isStored }: Pick<Preparing, 'fields' | 'isStored'>,
  name: string,
  prepare: (inner: Fields, isDefault: boolean) => Step,
): Step {
  const definition = requireField(fields, name, 'within');
  // Plans of earlier releases also reached into other composites, whose values now stay as they are.
  const inner = isStored ? itemFields(definition) : listFields(definition);
  if (inner === undefined) throw new OperationProblem('not_a_list', ['within'], { name });
  const step = prepare(inner, false);
  const changed = withItemFields(definition, step.fields);
  const { default: start } = definition;
  const begun = migrateItems({ [name]: start }, { name, seed: name }, (data, seed) =>
    prepare(inner, true).forward(data, seed),
  );
  // The default contains no values of retired fields.
  const isRetired = isOneOf(retiredFields({ [name]: definition }, { [name]: changed }));
  const started =
    start === undefined ? {} : { default: withoutRetired(begun.data, isRetired, { [name]: changed })[name] };
  return {
    fields: { ...fields, [name]: { ...changed, ...started } },
    forward: (data, seed) => migrateItems(data, { name, seed }, step.forward),
    undo: (data, seed) => migrateItems(data, { name, seed }, step.undo),
  };
}

function migrateItems(
  data: BlockData,
  { name, seed }: { name: string; seed: string },
  migrate: Step['forward'],
): Migrated {
  const failures: Failure[] = [];
  let isChanged = false;
  const was = ownValue(data, name);
  const now = mapItems(was, (item, id) => {
    const done = migrate(item, `${seed}/${id}`);
    isChanged ||= done.isChanged;
    for (const { field, path = [], ...failure } of done.failures)
      failures.push({ ...failure, field: name, path: [id, field, ...path] });
    return done.data;
  });
  const after =
    now === was ? data : blockData(Object.entries(data).map(([key, own]) => [key, key === name ? now : own]));
  return { data: after, isChanged, failures };
}
