import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { ask } from '../ask-plugin.ts';
import { convertValue } from '../convert-value.ts';
import { ValidatedField } from '../validate-field.ts';
import type { ModelField } from '../model-fields.ts';
import { itemId } from './item-id.ts';
import { offeredConversion, type Given } from './offered-conversion.ts';

/** A field of plain text, which stands between two types that do not know each other. */
export const plainText: FieldDefinition = {
  ...{ field_type: 'text', field_title: 'Text', required: false, order: 0, field_values: null },
};

/** What a value of one field means in another. */
export type Conversion =
  | { readonly kind: 'exact' | 'lossy' | 'unfit'; readonly value: unknown }
  | { readonly kind: 'empty' | 'refused' };

/**
 * Converts a value from one field to another. `exact` leads back to the same value; `invalid` has the right shape and breaks a
 * rule of its new field, such as its length. New ids are made of the seed.
 */
export function convertBetween(from: ModelField, to: ModelField, stored: unknown, seed: string): Conversion {
  const before = new ValidatedField(from, stored);
  const as = new ValidatedField(to, stored);
  const isAlike = typeOf(from) === typeOf(to) || (before.isEmpty && sameValue(as.value, stored));
  if (isAlike && isFitting(as)) return { kind: 'exact', value: stored };
  const newId = (place: number) => itemId(seed, to.name, place);
  const made = before.isEmpty ? offerOf(before, to, newId)?.made : meaningOf(before, to, newId);
  // No tick is a value for a number, but most of what is empty is so in every type.
  if (before.isEmpty && (made === undefined || new ValidatedField(to, made).isEmpty)) return emptyIn(to);
  if (made === undefined)
    return as.isSupported && !fits(as) ? { kind: 'unfit', value: stored } : { kind: 'refused' };
  const after = new ValidatedField(to, made);
  if (!fits(after)) return { kind: 'unfit', value: after.value };
  if (sameValue(after.value, before.value)) return { kind: 'exact', value: after.value };
  const ids = new Set<string>();
  const again = meaningOf(after, from, (place) => {
    const id = itemId(seed, from.name, place);
    ids.add(id);
    return id;
  });
  const kind = isLike(again, before.value, ids) ? 'exact' : 'lossy';
  return { kind, value: after.value };
}

/** Nothing, unless a block without a value would get the default of the field: then it says that it is empty. */
function emptyIn({ definition, plugin, options }: ModelField): Conversion {
  if (definition.default === undefined) return { kind: 'empty' };
  const { answer } = ask(() => plugin?.defaultValue(options));
  return answer === undefined ? { kind: 'empty' } : { kind: 'exact', value: answer };
}

/** Whether a value breaks no rule. An empty one breaks none: a required field is filled in when its block is edited. */
export function fits({ issues }: ValidatedField): boolean {
  return issues.every(({ key }) => key === 'common.required');
}

/**
 * The value in another field: what one of both plugins makes of it, or else the value itself, as many of its items as there may
 * be, a number or tick as a text or the other way round, or its plain text.
 */
function meaningOf(before: ValidatedField, to: ModelField, newId: Given['newId']): unknown {
  const { field: from, value, isSupported } = before;
  const offer = offerOf(before, to, newId);
  if (offer !== undefined) return offer.made;
  const as = new ValidatedField(to, value);
  if (isFitting(as)) return as.value;
  const { maxItems } = to.schema;
  if (typeOf(from) === typeOf(to) && Array.isArray(value) && maxItems !== undefined)
    return value.slice(0, maxItems);
  // A value that happens to be the default is a value, too.
  const asked = { ...to, defaultValue: undefined };
  const text = isSupported ? textOf(before, newId) : undefined;
  const read =
    text === undefined
      ? undefined
      : offeredConversion(to, {
          member: 'convertFrom',
          value: text,
          other: plainText,
          newId,
          fits: supportedBy(to),
        })?.made;
  return read ?? convertValue(asked, value) ?? (text === undefined ? undefined : convertValue(asked, text));
}

/** What one of both plugins makes of a value. */
function offerOf(
  { field: from, value, isSupported }: ValidatedField,
  to: ModelField,
  newId: Given['newId'],
): ReturnType<typeof offeredConversion> {
  if (!isSupported) return undefined;
  const given = { value, newId, fits: supportedBy(to) };
  return (
    offeredConversion(to, { ...given, member: 'convertFrom', other: from.definition }) ??
    // The plain text of another type is read like every text.
    (typeOf(to) === plainText.field_type
      ? undefined
      : offeredConversion(from, { ...given, member: 'convertTo', other: to.definition }))
  );
}

function supportedBy(field: ModelField): Given['fits'] {
  return (made) => new ValidatedField(field, made).isSupported;
}

/** A value as plain text; undefined if its plugin has none for it. */
export function textOf(before: ValidatedField, newId: Given['newId']): string | undefined {
  const isText = (made: unknown): made is string => typeof made === 'string';
  const { field, value } = before;
  const told = offeredConversion(field, {
    member: 'convertTo',
    value,
    other: plainText,
    newId,
    fits: isText,
  });
  return isText(told?.made) ? told.made : before.plainText;
}

/** Whether a field can show a value, which breaks no rule. */
export function isFitting(validated: ValidatedField): boolean {
  return validated.isSupported && !validated.isUncheckable && fits(validated);
}

function typeOf({ definition }: ModelField): string {
  return definition.field_type;
}

/** Whether two values are the same, apart from new ids, blank lines, and spaces around lines. */
function isLike(made: unknown, value: unknown, newIds: ReadonlySet<string>): boolean {
  if (typeof made === 'string' && typeof value === 'string')
    return newIds.has(made) || linesOf(made) === linesOf(value);
  if (typeof made !== 'object' || typeof value !== 'object' || made === null || value === null)
    return Object.is(made, value);
  const [one, other] = [Object.entries(made), new Map<string, unknown>(Object.entries(value))];
  return (
    Array.isArray(made) === Array.isArray(value) &&
    one.length === other.size &&
    one.every(([name, part]) => other.has(name) && isLike(part, other.get(name), newIds))
  );
}

/** The lines of a text without blank ones, and spaces around them. */
export function linesOf(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
