import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { jsonFault } from '../../shared/json-fault.ts';
import type { ModelField } from '../model-fields.ts';
import { PluginFault, reportFault } from '../plugin-fault.ts';
import { longTextIssue } from '../text-room.ts';

/** A value to convert with a plugin. */
export interface Given {
  readonly member: 'convertFrom' | 'convertTo';
  readonly value: unknown;
  readonly other: FieldDefinition;
  newId(place: number): string;
  /** Whether an answer has the shape of the new type. */
  fits(answer: unknown): boolean;
}

/**
 * Converts a value with a plugin. `made` is undefined if the value has no meaning in the new type. Returns undefined if
 * the plugin does not name the other type, or if a text is longer than the plugin's own values may be. Only this
 * function catches the errors of conversions: after an error, the value does not convert.
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
    // A copy, because the plan keeps the original value.
    const made = offers[other.field_type]?.(copyOf(value), { options, other, newId });
    if (made !== undefined && (jsonFault(made) !== undefined || !fits(made)))
      throw new TypeError(`${member}.${other.field_type} answered with a value of another shape`);
    return { made };
  } catch (cause) {
    reportFault(registry, new PluginFault({ type: definition.field_type, member, cause }));
    return { made: undefined };
  }
}

function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
