import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { examineBlock, type BlockIssues, type ExaminedBlock } from '../../../content-model/examine-block.ts';
import { examineAgain } from '../../../content-model/examine-field.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { EditorBlock } from './editor-block.ts';

/** The block types of an editor, and the field types they consist of. */
export interface ContentModels {
  readonly list: readonly BlockContentModel[];
  readonly registry: FieldRegistry;
  /** Undefined for a deleted type, whose blocks are kept and shown read-only. */
  find(modelId: string): BlockContentModel | undefined;
  /** The examined data; undefined for a deleted type. The same object for the same data. */
  examine(modelId: string, data: BlockData): ExaminedBlock | undefined;
  /** The errors in the data, by field. The same object for the same data. */
  issues(modelId: string, data: BlockData): BlockIssues;
  /** The errors that keep a draft from being saved over what is stored (`issuesOver`). */
  openIssues(block: Pick<EditorBlock, 'modelId' | 'draft' | 'saved'>): BlockIssues;
  /** The names of a model's fields in form order. */
  fieldNames(modelId: string): readonly string[];
  /** The fields whose type declares that values are typed letter by letter. */
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
    openIssues({ modelId, draft, saved }) {
      const examined = examine(modelId, draft);
      if (examined === undefined) return none;
      // What is saved is only examined when it matters: this runs on every keystroke.
      const isValid = Object.keys(examined.issues).length === 0;
      return examined.issuesOver(isValid || saved === null ? undefined : examine(modelId, saved));
    },
    fieldNames: (modelId) => fieldsOf(modelId).map((field) => field.name),
    typedFields: (modelId) =>
      fieldsOf(modelId)
        .filter((field) => field.plugin?.typed === true)
        .map((field) => field.name),
  };
}
