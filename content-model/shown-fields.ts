import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { modelFields, type BlockModel } from './model-fields.ts';

interface ShownField {
  /** The id of the field, its key in the data of blocks. Left out if it equals `name`. */
  readonly id?: string;
  readonly name: string;
  readonly type: string;
  readonly title: string;
  /** As the plugin's `readOptions` returned them; null if it could not. */
  readonly options: unknown;
  readonly fieldsets?: Readonly<Record<string, readonly ShownField[]>>;
}

export function shownFields(model: BlockModel, registry: FieldRegistry): readonly ShownField[] {
  return modelFields(model, registry).map(({ name: id, apiName, definition, options, fieldsets }) => {
    const sets = Object.entries(fieldsets).map(([kind, one]) => [kind, shownFields(one, registry)] as const);
    return {
      ...(id !== apiName && { id }),
      name: apiName,
      type: definition.field_type,
      title: definition.field_title,
      options: options ?? null,
      ...(sets.length > 0 && { fieldsets: Object.fromEntries(sets) }),
    };
  });
}
