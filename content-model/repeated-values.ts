import type { FieldIssue } from '../field-plugins/sdk/contract/field.ts';
import type { ComparableValue } from './conditions.ts';
import type { BlockModel } from './model-fields.ts';

interface ComparableBlock {
  readonly model: BlockModel;
  readonly shown: readonly ComparableValue[];
}

export const repeated: FieldIssue = Object.freeze({ key: 'common.not_unique' });

export function isRepeated({ key }: FieldIssue): boolean {
  return key === repeated.key;
}

/**
 * For each block or part, the names of the unique fields that repeat the value of another one of its type; `[]` if there are
 * none.
 */
export function repeatedNames(blocks: readonly ComparableBlock[]): readonly (readonly string[])[] {
  const values = blocks.map(uniqueValues);
  if (values.every((own) => own.length === 0)) return [];
  const counts = new Map<string, number>();
  for (const { key } of values.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return values.map((own) => own.filter(({ key }) => (counts.get(key) ?? 0) > 1).map(({ name }) => name));
}

export function uniqueValues({ model: { content_model }, shown }: ComparableBlock) {
  if (!Object.values(content_model).some(({ unique }) => unique === true)) return [];
  return shown
    .filter(({ field, isSupported, isEmpty }) => field.definition.unique === true && isSupported && !isEmpty)
    .map(({ field: { name }, value }) => ({
      name,
      value,
      key: JSON.stringify([numberOf(content_model), name, value]),
    }));
}

let last = 0;
const numbers = new WeakMap<object, number>();

function numberOf(content_model: object): number {
  const number = numbers.get(content_model) ?? (last += 1);
  numbers.set(content_model, number);
  return number;
}
