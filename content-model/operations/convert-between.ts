import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { callPlugin } from '../call-plugin.ts';
import { coerceValue } from '../coerce-value.ts';
import { ValidatedField } from '../validate-field.ts';
import type { ModelField } from '../model-fields.ts';
import { itemId } from './list-value.ts';
import { isBlank } from './shown-value.ts';
import { convertByPlugin, type Given } from './convert-by-plugin.ts';

/** A plain-text field. Two types without a conversion to each other convert through it. */
export const plainText: FieldDefinition = {
  field_type: 'text',
  field_title: 'Text',
  required: false,
  order: 0,
  field_values: null,
};

export type Conversion =
  | { readonly kind: 'exact' | 'lossy' | 'unfit'; readonly value: unknown }
  | { readonly kind: 'empty' | 'refused' };

/**
 * Converts a value from one field to another. An `exact` value converts back to the same value; a `lossy` one does not. An
 * `unfit` value has the right type but breaks a rule of its new field, such as its length. `empty`: the new field has no
 * value. `refused`: the value does not convert. New ids are derived from the seed.
 */
export function convertBetween(from: ModelField, to: ModelField, stored: unknown, seed: string): Conversion {
  if (hasSameRules(from.definition, to.definition)) return { kind: 'exact', value: stored };
  const before = new ValidatedField(from, stored);
  const as = new ValidatedField(to, stored);
  const mayStay = typeOf(from) === typeOf(to) || (before.isEmpty && sameValue(as.value, stored));
  if (mayStay && isValid(as)) return { kind: 'exact', value: stored };
  const newId = (place: number) => itemId(seed, to.name, place);
  const made = before.isEmpty
    ? convertByEitherPlugin(before, to, newId)?.made
    : tryConversions(before, to, newId);
  // An unticked checkbox becomes the number 0, but most empty values are empty in every type.
  if (before.isEmpty && (made === undefined || new ValidatedField(to, made).isEmpty))
    return isBlank(from, stored) ? emptyIn(to) : { kind: 'refused' };
  if (made === undefined)
    return as.isSupported && !followsRules(as) ? { kind: 'unfit', value: stored } : { kind: 'refused' };
  const after = new ValidatedField(to, made);
  if (!followsRules(after)) return { kind: 'unfit', value: after.value };
  if (sameValue(after.value, before.value)) return { kind: 'exact', value: after.value };
  const ids = new Set<string>();
  const again = tryConversions(after, from, (place) => {
    const id = itemId(seed, from.name, place);
    ids.add(id);
    return id;
  });
  const kind = isSameBesidesIds(again, before.value, ids) ? 'exact' : 'lossy';
  return { kind, value: after.value };
}

/** Whether a value means the same in both fields, whatever it is. */
function hasSameRules(from: FieldDefinition, to: FieldDefinition): boolean {
  return (
    from.field_type === to.field_type &&
    sameValue(from.field_values, to.field_values) &&
    sameValue(from.pattern, to.pattern)
  );
}

/**
 * The conversion of an empty value: no value. If the field has a default, which would fill it in, the plugin's own default is
 * stored instead.
 */
function emptyIn({ definition, plugin, options }: ModelField): Conversion {
  if (definition.default === undefined) return { kind: 'empty' };
  const { result } = callPlugin(() => plugin?.defaultValue(options));
  return result === undefined ? { kind: 'empty' } : { kind: 'exact', value: result };
}

/** Whether a value breaks no rule, ignoring `required`: users fill in a required field when they edit its block. */
export function followsRules({ issues }: ValidatedField): boolean {
  return issues.every(({ key }) => key === 'common.required');
}

/**
 * Converts a value to another field in the first way that works: the conversion that either plugin offers, the value itself, its
 * first items up to the maximum, its plain text as the new type reads it, or `coerceValue` of the value or its plain text.
 */
function tryConversions(before: ValidatedField, to: ModelField, newId: Given['newId']): unknown {
  const { field: from, value, isSupported } = before;
  const converted = convertByEitherPlugin(before, to, newId);
  if (converted !== undefined) return converted.made;
  const as = new ValidatedField(to, value);
  if (isValid(as)) return as.value;
  const { maxItems } = to.schema;
  if (typeOf(from) === typeOf(to) && Array.isArray(value) && maxItems !== undefined)
    return value.slice(0, maxItems);
  // Without a default, because `coerceValue` rejects a value that equals it.
  const asked = { ...to, defaultValue: undefined };
  const text = isSupported ? textOf(before, newId) : undefined;
  const read =
    text === undefined
      ? undefined
      : convertByPlugin(to, {
          member: 'convertFrom',
          value: text,
          other: plainText,
          newId,
          fits: supportedBy(to),
        })?.made;
  return read ?? coerceValue(asked, value) ?? (text === undefined ? undefined : coerceValue(asked, text));
}

/** The conversion that one of the two plugins offers. The new type takes precedence. */
function convertByEitherPlugin(
  { field: from, value, isSupported }: ValidatedField,
  to: ModelField,
  newId: Given['newId'],
): ReturnType<typeof convertByPlugin> {
  if (!isSupported) return undefined;
  const given = { value, newId, fits: supportedBy(to) };
  return (
    convertByPlugin(to, { ...given, member: 'convertFrom', other: from.definition }) ??
    // For a text field, `tryConversions` reads the plain text of the value instead.
    (typeOf(to) === plainText.field_type
      ? undefined
      : convertByPlugin(from, { ...given, member: 'convertTo', other: to.definition }))
  );
}

function supportedBy(field: ModelField): Given['fits'] {
  return (made) => new ValidatedField(field, made).isSupported;
}

/** A value as plain text; undefined if its plugin offers none. */
export function textOf(before: ValidatedField, newId: Given['newId']): string | undefined {
  const isText = (made: unknown): made is string => typeof made === 'string';
  const { field, value } = before;
  const converted = convertByPlugin(field, {
    member: 'convertTo',
    value,
    other: plainText,
    newId,
    fits: isText,
  });
  return isText(converted?.made) ? converted.made : before.plainText;
}

/** Whether a field can show a value and the value breaks no rule. */
export function isValid(validated: ValidatedField): boolean {
  return validated.isSupported && !validated.isUncheckable && followsRules(validated);
}

function typeOf({ definition }: ModelField): string {
  return definition.field_type;
}

/** Whether two values are the same, ignoring new ids, blank lines, and spaces around lines. */
function isSameBesidesIds(made: unknown, value: unknown, newIds: ReadonlySet<string>): boolean {
  if (typeof made === 'string' && typeof value === 'string')
    return newIds.has(made) || linesOf(made) === linesOf(value);
  if (typeof made !== 'object' || typeof value !== 'object' || made === null || value === null)
    return Object.is(made, value);
  const [one, other] = [Object.entries(made), new Map<string, unknown>(Object.entries(value))];
  return (
    Array.isArray(made) === Array.isArray(value) &&
    one.length === other.size &&
    one.every(([name, part]) => other.has(name) && isSameBesidesIds(part, other.get(name), newIds))
  );
}

/** The lines of a text, without blank lines and without spaces around a line. */
export function linesOf(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
