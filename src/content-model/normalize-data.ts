import type { FieldRegistry } from '../../field-plugins/sdk/registry.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { isShowable } from './shape-issues.ts';

/**
 * The data as today's model means it, ready for the form: every field present and of a shape that its widget can show.
 * What the model no longer has is left out, and a value of another type than the field's gives way to the default;
 * both stay in the stored record and its history until the editor saves.
 */
export function normalizeData(model: BlockModel, data: BlockData, registry: FieldRegistry): BlockData {
  return blockData(
    modelFields(model, registry).flatMap((field) => {
      const value = normalizeValue(field, ownValue(data, field.name));
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** One field's value in a shape that its widget can show. What no plugin serves comes back as it is. */
export function normalizeValue(field: ModelField, value: unknown): unknown {
  const { plugin, options } = field;
  if (plugin === undefined) return value;
  if (value === undefined) return plugin.defaultValue(options);
  const normalized = plugin.upgrade?.(value) ?? value;
  return isShowable(field, normalized) ? normalized : plugin.defaultValue(options);
}
