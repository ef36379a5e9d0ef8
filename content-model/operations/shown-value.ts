import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { callPlugin } from '../call-plugin.ts';
import { ownValue, type BlockData } from '../block-data.ts';
import { ValidatedField } from '../validate-field.ts';
import type { ModelField } from '../model-fields.ts';

/** Whether nothing is filled in. A title without an address counts as empty in the form, but is a value to keep. */
export function isBlank(field: ModelField, value: unknown): boolean {
  const { isEmpty, plainText = '', references } = new ValidatedField(field, value);
  return isEmpty && plainText.trim() === '' && references.media.length + references.pages.length === 0;
}

/** Whether a field without a stored value shows a default from its definition. The initial value of its type does not count. */
export function showsDefault(field: ModelField): boolean {
  const { default: chosen } = field.definition;
  return chosen !== undefined && field.defaultValue === chosen && !isBlank(field, undefined);
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
 * value. Ids of parts, such as list items, do not count, because those of a copy are new.
 */
export function showsSame(field: ModelField, one: unknown, other: unknown): boolean {
  const [shown, now] = [new ValidatedField(field, one), new ValidatedField(field, other)];
  if (sameValue(shown.value, now.value) || (isBlank(field, one) && isBlank(field, other))) return true;
  if (shown.parts.length === 0 || shown.parts.length !== now.parts.length) return false;
  if (!sameValue(withoutData(shown), withoutData(now))) return false;
  return shown.parts.every(({ fieldset, block }, at) => {
    const part = now.parts[at];
    return (
      fieldset === part?.fieldset &&
      block.fields.every((inner) =>
        showsSame(inner.field, inner.stored, ownValue(part.block.data, inner.field.name)),
      )
    );
  });
}

/** The value around the parts, which have their places instead of their ids. */
function withoutData(validated: ValidatedField): unknown {
  return validated.withParts(
    validated.parts.map(({ fieldset }, at) => ({ id: String(at), fieldset, data: {} })),
  );
}
