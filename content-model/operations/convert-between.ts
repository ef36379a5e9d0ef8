import { convertValue } from '../convert-value.ts';
import { ExaminedField } from '../examine-field.ts';
import type { ModelField } from '../model-fields.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';

/** What a value of one field means in another. */
export type Conversion =
  | { readonly kind: 'exact' | 'lossy' | 'unfit'; readonly value: unknown }
  | { readonly kind: 'empty' | 'refused' };

/**
 * Converts a value from one field to another. `exact` leads back to the same value; `unfit` has the right shape and breaks a
 * rule of its new field, such as its length.
 */
export function convertBetween(from: ModelField, to: ModelField, value: unknown): Conversion {
  const before = new ExaminedField(from, value);
  const as = new ExaminedField(to, value);
  if (as.isServed && fits(as)) return { kind: 'exact', value };
  if (before.isServed && from.plugin?.isEmpty(before.value) === true) return { kind: 'empty' };
  // A value that happens to be the default is a value, too.
  const asked = { ...to, defaultValue: undefined };
  const converted = convertValue(asked, before.value);
  if (converted !== undefined) {
    if (!fits(new ExaminedField(to, converted))) return { kind: 'unfit', value: converted };
    const again = convertValue({ ...from, defaultValue: undefined }, converted);
    return { kind: sameValue(again, value) ? 'exact' : 'lossy', value: converted };
  }
  if (as.isServed) return { kind: 'unfit', value };
  const text = before.plainText;
  const words = text === undefined || text === value ? undefined : convertValue(asked, text);
  return words === undefined ? { kind: 'refused' } : { kind: 'lossy', value: words };
}

/** Whether a value breaks no rule. An empty one breaks none: a required field is filled in when its block is edited. */
export function fits({ issues }: ExaminedField): boolean {
  return issues.every(({ key }) => key === 'common.required');
}
