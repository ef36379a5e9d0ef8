import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { jsonFault } from '../../shared/json-fault.ts';
import type { ModelField } from '../model-fields.ts';
import { PluginFault, tellFault } from '../plugin-fault.ts';
import { longTextIssue } from '../text-room.ts';

/** A value that a plugin is to convert. */
export interface Given {
  readonly member: 'convertFrom' | 'convertTo';
  readonly value: unknown;
  /** The field of the other type. */
  readonly other: FieldDefinition;
  newId(place: number): string;
  /** Whether an answer has the shape of the new type. */
  fits(answer: unknown): boolean;
}

/**
 * What a plugin makes of a value, undefined if it means nothing in the new type; no answer at all if the plugin does not name
 * the other type, or if a text is longer than its own values may be. This is the one place that catches the mistakes of conversions: after one, the value does not convert.
 */
export function offeredConversion(
  { plugin, options, schema, definition, registry }: ModelField,
  { member, value, other, newId, fits }: Given,
): { readonly made: unknown } | undefined {
  if (plugin?.[member] === undefined) return undefined;
  try {
    const offers = plugin[member];
    if (!Object.hasOwn(offers, other.field_type) || longTextIssue(schema, value) !== undefined)
      return undefined;
    // A copy, because the plan keeps the value as it was.
    const made = offers[other.field_type]?.(copyOf(value), { options, other, newId });
    if (made !== undefined && (jsonFault(made) !== undefined || !fits(made)))
      throw new TypeError(`${member}.${other.field_type} answered with a value of another shape`);
    return { made };
  } catch (cause) {
    tellFault(registry, new PluginFault({ type: definition.field_type, member, cause }));
    return { made: undefined };
  }
}

function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
