import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel } from './model-fields.ts';
import { upgradeValue } from './normalize-data.ts';
import { isShowable } from './shape-issues.ts';

/** The stored data with what it points at filled in fresh, for the editor. Nothing is added and nothing left out. */
export function refreshBlock(
  model: BlockModel,
  data: BlockData,
  lookup: ReferenceLookup,
  registry: FieldRegistry,
): BlockData {
  const fields = new Map(modelFields(model, registry).map((field) => [field.name, field]));
  return blockData(
    Object.entries(data).map(([name, stored]) => {
      const field = fields.get(name);
      if (field?.plugin === undefined) return [name, stored] as const;
      const { value, fault } = upgradeValue(field, stored);
      if (fault !== undefined || !isShowable(field, value)) return [name, stored] as const;
      const fresh = field.plugin.refresh?.(value, lookup) ?? value;
      return [name, isShowable(field, fresh) ? fresh : value] as const;
    }),
  );
}
