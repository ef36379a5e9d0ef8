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
 * Asks a plugin to convert a value. Returns undefined if it offers no conversion for the other type, or if the text is longer
 * than its own values may be. Returns `{ made: undefined }` if it offers one but this value does not convert, or if the
 * plugin failed; the failure is reported here and nowhere else.
 */
export function convertByPlugin(
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

/** `structuredClone` is missing in the types of code that runs anywhere, and slower. */
function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
