import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { ValidatedField } from './validate-field.ts';
import type { ModelField } from './model-fields.ts';

/**
 * Converts a value of the wrong type to the type of its field: `"3"` to a number, one link to a list of links. Undefined if the
 * value is unusable. Keeps a text that is too long and a part that has errors, because the user sees and corrects these.
 */
export function coerceValue(field: ModelField, value: unknown): unknown {
  return candidates(value)
    .map((candidate) => new ValidatedField(field, candidate))
    .find(
      ({ isSupported, isUncheckable, ownIssues, value: read }) =>
        isSupported &&
        !isUncheckable &&
        ownIssues.every(({ key }) => key === 'common.too_long') &&
        !sameValue(read, field.defaultValue),
    )?.value;
}

function candidates(value: unknown): readonly unknown[] {
  const only: readonly unknown[] = Array.isArray(value) && value.length === 1 ? [value[0]] : [];
  return [value, ...only].flatMap((one) => [one, ...inOtherTypes(one)]).flatMap((one) => [one, [one]]);
}

function inOtherTypes(value: unknown): readonly unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (text === 'true' || text === 'false') return [text === 'true'];
  // A number of more than 15 digits could lose precision.
  const isExact = text.replaceAll(/\D/g, '').length <= 15;
  return text !== '' && isExact && Number.isFinite(Number(text)) ? [Number(text)] : [];
}
