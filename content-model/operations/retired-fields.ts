import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { blockData, type BlockData } from '../block-data.ts';
import { listFields, mapItems, ownField } from './list-value.ts';
import type { Fields } from './step.ts';

/** A field that a change of a model removed. */
export interface RetiredField {
  readonly id: string;
  /** The ids of the lists around it, from the outside in. */
  readonly within: readonly string[];
  readonly definition: FieldDefinition;
}

/** The fields of `before` that `after` lacks, including those in items of lists that stay. */
export function retiredFields(
  before: Fields,
  after: Fields,
  within: readonly string[] = [],
): readonly RetiredField[] {
  return Object.entries(before).flatMap(([id, definition]) => {
    const now = ownField(after, id);
    if (now === undefined) return [{ id, within, definition }];
    const [inner, others] = [listFields(definition), listFields(now)];
    return inner && others ? retiredFields(inner, others, [...within, id]) : [];
  });
}

/** The fields of a plan that `after` lacks, including those that only some of its operations had. */
export function retiredByPlan(
  { before, states }: { readonly before: Fields; readonly states: readonly Fields[] },
  after: Fields,
): readonly RetiredField[] {
  const found = [before, ...states].flatMap((fields) => retiredFields(fields, after));
  return [...new Map(found.map((one) => [[...one.within, one.id].join('.'), one])).values()];
}

/** Whether a key in the data of a block, or of items in the lists at these ids, holds a value that nothing shows. */
export type IsRetired = (key: string, within: readonly string[]) => boolean;

/** Whether a key belongs to one of these fields, or to the former value of a field that a plan changed in place. */
export function isOneOf(
  retired: readonly Pick<RetiredField, 'id' | 'within'>[],
  isFormer: (key: string) => boolean = (key) => key.includes('@'),
): IsRetired {
  const keys = new Set(retired.map(({ id, within }) => [...within, id].join('.')));
  return (key, within) => isFormer(key) || keys.has([...within, key].join('.'));
}

/** Removes the values of retired fields from data, also in items. Returns the same object if nothing changes. */
export function withoutRetired(
  data: BlockData,
  isRetired: IsRetired,
  fields: Fields,
  within: readonly string[] = [],
): BlockData {
  const kept = Object.entries(data).filter(([key]) => !isRetired(key, within));
  const entries = kept.map(([id, value]): [string, unknown] => {
    const inner = listFields(ownField(fields, id));
    return inner === undefined
      ? [id, value]
      : [id, mapItems(value, (item) => withoutRetired(item, isRetired, inner, [...within, id]))];
  });
  const isSame =
    kept.length === Object.keys(data).length && entries.every(([id, value]) => sameValue(data[id], value));
  return isSame ? data : blockData(entries);
}
