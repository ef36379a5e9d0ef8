import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { requireField } from './change-fields.ts';
import { itemFields, itemsOf } from './list-value.ts';
import { OperationProblem, type Failure, type Fields, type Rest, type Step } from './step.ts';

/** The step for the items of a list, and for those that a new list begins with. */
export function withinList(
  fields: Fields,
  list: string,
  prepare: (item: Fields, isDefault: boolean) => Step,
): Step {
  const definition = requireField(fields, list, 'within');
  const inner = itemFields(definition);
  if (inner === undefined) throw new OperationProblem('not_a_list', ['within'], { name: list });
  const step = prepare(inner, false);
  const field_values = { ...(definition.field_values as object), fields: step.fields };
  const { carried, lost } = carryStart(definition, list, prepare);
  return {
    fields: { ...fields, [list]: { ...definition, field_values, ...carried } },
    defaults: [...(step.defaults ?? []), ...lost],
    forward(data, seed) {
      const failures: Failure[] = [];
      const rests: [string, Rest][] = [];
      const changed = mapItems(data, list, (item, id) => {
        const done = step.forward(item, `${seed}/${id}`);
        if (done.rest !== undefined) rests.push([id, done.rest]);
        const inList = ({ field, path = [], ...failure }: Failure) => ({
          ...failure,
          field: list,
          path: [id, field, ...path],
        });
        failures.push(...done.failures.map(inList));
        return done.data;
      });
      return { data: changed, rest: rests.length === 0 ? undefined : Object.fromEntries(rests), failures };
    },
    back(data, rest) {
      const rests = (rest ?? {}) as Readonly<Record<string, Rest>>;
      return mapItems(data, list, (item, id) => step.back(item, ownValue(rests, id)));
    },
  };
}

/** The items that a new list begins with, and what they lose: it is no loss that a field is removed or left to fill in. */
function carryStart(
  { default: start, ...definition }: FieldDefinition,
  list: string,
  prepare: (item: Fields, isDefault: boolean) => Step,
): { carried: { default?: unknown }; lost: readonly Failure[] } {
  const inner = itemFields(definition);
  if (start === undefined || inner === undefined) return { carried: {}, lost: [] };
  const step = prepare(inner, true);
  const failures: Failure[] = [];
  const carried = mapItems({ default: start }, 'default', (item, id) => {
    const done = step.forward(item, `${list}/${id}`);
    failures.push(...done.failures);
    return done.data;
  });
  const lost = failures.filter(({ reason }) => reason !== 'removed' && reason !== 'empty');
  return { carried, lost };
}

function mapItems(
  data: BlockData,
  list: string,
  change: (item: BlockData, id: string) => BlockData,
): BlockData {
  const items = itemsOf(ownValue(data, list));
  if (items === undefined) return data;
  const changed = items.map((item) => ({ ...item, data: change(item.data, item.id) }));
  return blockData(Object.entries(data).map(([name, value]) => [name, name === list ? changed : value]));
}
