import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { PluginFault } from './plugin-fault.ts';
import { isShowable } from './shape-issues.ts';

/**
 * The data as today's model means it, ready for the form: every field present and of a shape that its widget can show.
 * What the model no longer has is left out, and a value of another type than the field's gives way to the default;
 * both stay in the stored record and its history until the editor saves.
 */
export function normalizeData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return blockData(
    modelFields(model, registry).flatMap((field) => {
      const { value } = readValue(field, ownValue(data, field.name));
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** A stored value as it is read today. */
export interface ReadValue {
  readonly value: unknown;
  /** Whether the plugin can be asked about it: it has the types of its schema. */
  readonly fits: boolean;
}

/**
 * One field's value in a shape that its widget can show. What no plugin serves comes back as it is, and so does what the
 * plugin failed to read: a mistake of the plugin must not put the default into the place of what is stored.
 */
export function readValue(field: ModelField, stored: unknown): ReadValue {
  if (field.plugin === undefined) return { value: stored, fits: false };
  const { value, fault } = upgradeValue(field, stored);
  const fits = fault === undefined && isShowable(field, value);
  return fits || fault ? { value, fits } : { value: field.defaultValue, fits: true };
}

/** Reads what an older version of the plugin stored; what is left out counts as the default. */
export function upgradeValue(
  { plugin, defaultValue }: ModelField,
  stored: unknown,
): { readonly value: unknown; readonly fault?: PluginFault } {
  if (stored === undefined) return { value: defaultValue };
  try {
    return { value: plugin?.upgrade?.(stored) ?? stored };
  } catch (error) {
    if (error instanceof PluginFault) return { value: stored, fault: error };
    throw error;
  }
}
