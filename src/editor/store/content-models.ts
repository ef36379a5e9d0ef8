import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { examineBlock, type BlockIssues, type ExaminedBlock } from '../../../content-model/examine-block.ts';
import { examineAgain } from '../../../content-model/examine-field.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';

/** The block types that an editor works with, and the field types that they are made of. */
export interface ContentModels {
  readonly list: readonly BlockContentModel[];
  readonly registry: FieldRegistry;
  /** Undefined for a type that no longer exists: its blocks are shown read-only and kept. */
  find(modelId: string): BlockContentModel | undefined;
  /** These data, examined; undefined for a type that no longer exists. The same object for the same data. */
  examine(modelId: string, data: BlockData): ExaminedBlock | undefined;
  /** What is wrong with these data, by field. The same object for the same data. */
  issues(modelId: string, data: BlockData): BlockIssues;
  /** The fields of a model in the order of the form. */
  fieldNames(modelId: string): readonly string[];
  /** The fields whose type says that its values are typed, letter by letter. */
  typedFields(modelId: string): readonly string[];
}

const none: BlockIssues = Object.freeze({});

export function createContentModels(
  list: readonly BlockContentModel[],
  registry: FieldRegistry,
): ContentModels {
  const byId = new Map(list.map((model) => [model.id, model]));
  const known = new WeakMap<BlockData, ExaminedBlock>();
  const fieldsOf = (modelId: string) => {
    const model = byId.get(modelId);
    return model ? modelFields(model, registry) : [];
  };
  function examine(modelId: string, data: BlockData): ExaminedBlock | undefined {
    const model = byId.get(modelId);
    if (!model) return undefined;
    const examined = known.get(data) ?? examineBlock(model, data, registry, examineAgain);
    known.set(data, examined);
    return examined;
  }
  return {
    list,
    registry,
    find: (modelId) => byId.get(modelId),
    examine,
    issues: (modelId, data) => examine(modelId, data)?.issues ?? none,
    fieldNames: (modelId) => fieldsOf(modelId).map((field) => field.name),
    typedFields: (modelId) =>
      fieldsOf(modelId)
        .filter((field) => field.plugin?.typed === true)
        .map((field) => field.name),
  };
}
