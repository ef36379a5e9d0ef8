import { isMet } from '../../../content-model/conditions.ts';
import { ValidatedField } from '../../../content-model/validate-field.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import type { FieldCondition } from '../../../field-plugins/sdk/contract/field.ts';

/** Whether no value of a field meets all these conditions. */
export function isNever(conditions: readonly FieldCondition[], field: ModelField): boolean {
  const isPossible = (value: unknown) =>
    conditions.every((condition) => isMet(condition, new ValidatedField(field, value)));
  const compared = conditions.flatMap(({ is, one_of }) => one_of ?? (is === undefined ? [] : [is]));
  if (compared.length > 0) return !compared.some(isPossible);
  const bounds = conditions.flatMap(({ more_than, less_than }) => more_than ?? less_than ?? []);
  const isEmpty = conditions.some(({ is_empty }) => is_empty === true);
  if (isEmpty && (bounds.length > 0 || conditions.some(({ is_empty }) => is_empty === false))) return true;
  const isExcluding = conditions.some(({ is_not }) => is_not !== undefined);
  if (isExcluding && choicesOf(field, isEmpty)?.some(isPossible) === false) return true;
  return isOutOfBounds(conditions, field, isPossible);
}

/** All values that a field can have; undefined if there is no list of them. One that must be filled in is not empty. */
function choicesOf({ schema, definition }: ModelField, isEmpty: boolean): readonly unknown[] | undefined {
  // A hidden field has no value.
  if (definition.shown_when !== undefined) return undefined;
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : undefined);
  return choices?.filter((value) => value !== '' || !definition.required || isEmpty);
}

/** How many numbers of each number of decimals are tried before some value is taken for granted. */
const tried = 100;

/** Whether no value is between the bounds: no text comes before the empty one, and no whole number is between 5 and 6. */
function isOutOfBounds(
  conditions: readonly FieldCondition[],
  field: ModelField,
  isPossible: (value: unknown) => boolean,
): boolean {
  const lows = conditions.flatMap(({ more_than }) => more_than ?? []);
  const highs = conditions.flatMap(({ less_than }) => less_than ?? []);
  if (highs.includes('') || lows.some((low) => highs.some((high) => low >= high))) return true;
  const { minimum, maximum } = limitsOf(field);
  const isNumeric = [...lows, ...highs].every((bound) => typeof bound === 'number');
  if (lows.length + highs.length === 0 || !isNumeric) return false;
  const low = Math.max(...lows.map(Number), minimum - 1);
  const high = Math.min(...highs.map(Number), maximum + 1);
  if (high - low > tried) return false;
  return ![0, 1, 2, 3, 4, 5, 6].some((decimals) => {
    const scale = 10 ** decimals;
    return Array.from({ length: tried }, (_, at) => (Math.floor(low * scale) + at) / scale).some(
      (number) => number > low && number < high && !isNoValue(field, number) && isPossible(number),
    );
  });
}

/** The least and the greatest number that a field can have. */
export function limitsOf({ schema }: ModelField): { readonly minimum: number; readonly maximum: number } {
  const numeric = [schema, ...(schema.anyOf ?? [])].find(({ type }) =>
    [type].flat().some((one) => one === 'number' || one === 'integer'),
  );
  const { minimum = -Infinity, maximum = Infinity } = numeric ?? {};
  return { minimum, maximum };
}

/** Whether a field never has this value. A text that is read as a number is compared as that number. */
export function isNoValue(field: ModelField, value: unknown): boolean {
  const validated = new ValidatedField(field, value);
  return !Object.is(validated.value, value) || validated.issues.some(({ key }) => key !== 'common.required');
}
