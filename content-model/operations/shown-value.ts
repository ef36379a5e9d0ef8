import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { callPlugin } from '../call-plugin.ts';
import { ownValue, type BlockData } from '../block-data.ts';
import { ValidatedField } from '../validate-field.ts';
import { modelFields, type ModelField } from '../model-fields.ts';
import { itemsOf, listFields } from './list-value.ts';

/** Whether the field counts as not filled in. */
export function isEmpty(field: ModelField, value: unknown): boolean {
  const validated = new ValidatedField(field, value);
  return validated.isSupported && field.plugin?.isEmpty(validated.value) === true;
}

/** Whether a field without a stored value shows a default from its definition. The initial value of its type does not count. */
export function showsDefault(field: ModelField): boolean {
  const { default: chosen } = field.definition;
  return chosen !== undefined && field.defaultValue === chosen && !isEmpty(field, undefined);
}

/** The value that shows nothing, whatever the default of the field is. */
export function emptyValue({ plugin, options }: ModelField): unknown {
  return callPlugin(() => plugin?.defaultValue(options)).result;
}

/** The value that a field must store to show the same as another field with this stored value; undefined for none. */
export function movedValue(from: ModelField | undefined, to: ModelField, stored: unknown): unknown {
  if (stored !== undefined) return stored;
  const shown = from === undefined ? emptyValue(to) : from.defaultValue;
  return sameValue(shown, to.defaultValue) ? undefined : shown;
}

/**
 * Settles blocks without a stored value: they store the result of `settle` for the default only if they would show something else
 * without it. No user entered the default, so losing it loses no work: the plan lists it only once.
 */
export function settleShown(
  field: ModelField,
  shown: unknown,
  settle: (shown: unknown, seed: string) => unknown,
): (seed: string) => BlockData {
  const start = shown === undefined ? undefined : settle(shown, 'default');
  const isShown = start === undefined || sameValue(start, field.defaultValue);
  return (seed) => (isShown ? {} : { [field.name]: settle(shown, seed) });
}

/**
 * Whether a field shows the same with both stored values. A form stores the default or an empty value in a field that had no
 * value. Ids of list items do not count, because those of a copy are new.
 */
export function showsSame(field: ModelField, one: unknown, other: unknown): boolean {
  const [shown, now] = [one, other].map((value) => (value === undefined ? field.defaultValue : value));
  if (sameValue(shown, now) || (isEmpty(field, one) && isEmpty(field, other))) return true;
  const fields = listFields(field.definition);
  const [items, otherItems] = [itemsOf(shown), itemsOf(now)];
  if (!fields || !items || items.length !== otherItems?.length) return false;
  const inner = modelFields({ content_model: fields }, field.registry);
  return items.every(({ data }, at) =>
    inner.every((part) => showsSame(part, ownValue(data, part.name), otherItems[at]?.data[part.name])),
  );
}
