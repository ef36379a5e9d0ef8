import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { requireField } from './change-fields.ts';
import type { Preparing } from './field-steps.ts';
import { itemFields } from './list-value.ts';
import { partsWithin, type PartsWithin } from './parts-within.ts';
import { OperationProblem, type Failure, type Fields, type Rest, type Step } from './step.ts';

type PrepareParts = (inner: Fields, isDefault: boolean) => Step;
type Rests = Readonly<Record<string, Rest>>;

/** The step for the items of a list or the parts of another composite, and for those that a new value begins with. */
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
  const { carried, lost } = carryStart(definition, { parts: before, name, prepare });
  const undo = (value: unknown, rests: Rests) =>
    mapParts(after, value, (part, id) => step.back(part, ownValue(rests, id)));
  return {
    fields: { ...fields, [name]: { ...changed, ...carried } },
    defaults: [...(step.defaults ?? []), ...lost],
    forward(data, seed) {
      const was = ownValue(data, name);
      const failures: Failure[] = [];
      const found: [string, Rest][] = [];
      const now = mapParts(before, was, (part, id) => {
        const done = step.forward(part, `${seed}/${id}`);
        if (done.rest !== undefined) found.push([id, done.rest]);
        const inValue = ({ field, path = [], ...failure }: Failure) => ({
          ...failure,
          field: name,
          path: [id, field, ...path],
        });
        failures.push(...done.failures.map(inValue));
        return done.data;
      });
      if (now === was) return { data, rest: undefined, failures };
      const rests = Object.fromEntries(found);
      const isExact = JSON.stringify(undo(now, rests)) === JSON.stringify(was);
      // A plugin may read what an older version of it stored, and write the value in another form.
      const rest = isExact ? (found.length === 0 ? undefined : rests) : [rests, was, now];
      return { data: replaced(data, name, now), rest, failures };
    },
    back(data, rest) {
      const value = ownValue(data, name);
      const [rests, was, now] = Array.isArray(rest) ? (rest as [Rests, unknown, unknown]) : [rest ?? {}];
      const isUnedited = now !== undefined && sameValue(value, now);
      return replaced(data, name, isUnedited ? was : undo(value, rests as Rests));
    },
  };
}

interface Start {
  readonly parts: PartsWithin | undefined;
  readonly name: string;
  readonly prepare: PrepareParts;
}

/** The parts that a new value begins with, and what they lose: it is no loss that a field is removed or left to fill in. */
function carryStart(
  { default: start, ...definition }: FieldDefinition,
  { parts, name, prepare }: Start,
): { carried: { default?: unknown }; lost: readonly Failure[] } {
  const inner = itemFields(definition);
  if (start === undefined || inner === undefined) return { carried: {}, lost: [] };
  const step = prepare(inner, true);
  const failures: Failure[] = [];
  const carried = mapParts(parts, start, (part, id) => {
    const done = step.forward(part, `${name}/${id}`);
    failures.push(...done.failures);
    return done.data;
  });
  const lost = failures.filter(({ reason }) => reason !== 'removed' && reason !== 'empty');
  return { carried: { default: carried }, lost };
}

/** A value stays as it is while its plugin is gone. */
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
