import { withNewIdsInData } from '../../../content-model/new-ids.ts';
import { normalizeData } from '../../../content-model/normalize-data.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { StoredBlock } from './block-api.ts';
import type { ContentModels } from './content-models.ts';
import type { EditorBlock } from './editor-block.ts';
import type { EditorState } from './editor-state.ts';
import { unmarked } from './transitions/editing.ts';

const fresh = { ...unmarked, sync: 'idle', failure: null, conflict: null } as const;

/** Data migrated to the current model; unchanged if the model is unknown. */
export function readable(models: ContentModels, modelId: string, data: BlockData): BlockData {
  const model = models.find(modelId);
  return model ? normalizeData(model, data, models.registry) : data;
}

export function readStored(models: ContentModels, stored: StoredBlock): StoredBlock {
  return { ...stored, data: readable(models, stored.modelId, stored.data) };
}

export function storedBlock(models: ContentModels, block: StoredBlock): EditorBlock {
  const { id, modelId, data, revision } = readStored(models, block);
  return { ...fresh, key: id, id, modelId, revision, saved: data, draft: data };
}

export function addedBlock(
  models: ContentModels,
  { key, modelId, data = {} }: Pick<EditorBlock, 'key' | 'modelId'> & { readonly data?: BlockData },
): EditorBlock {
  return {
    ...fresh,
    key,
    id: null,
    modelId,
    revision: 0,
    saved: null,
    draft: readable(models, modelId, data),
  };
}

/** A new block with the draft of another one. The items in its lists have ids of their own. */
export function copiedBlock(
  models: ContentModels,
  key: string,
  { modelId, draft, id, copyOf }: EditorBlock,
): EditorBlock {
  const validated = models.validate(modelId, draft);
  // A copy, because two blocks with the same object would be one attempt to create a block.
  const copy = { ...(validated ? withNewIdsInData(validated) : draft) };
  return { ...fresh, key, id: null, modelId, revision: 0, saved: null, draft: copy, copyOf: id ?? copyOf };
}

/** A component that was never saved: nothing to save until it is edited. */
export function emptyComponent(models: ContentModels, modelId: string): EditorBlock {
  const data = emptyData(models, modelId);
  return { ...addedBlock(models, { key: modelId, modelId }), saved: data, draft: data };
}

export function emptyData(models: ContentModels, modelId: string): BlockData {
  return readable(models, modelId, {});
}

export function initialState(
  blocks: readonly EditorBlock[],
  { page, models }: Pick<EditorState, 'page' | 'models'>,
): EditorState {
  return {
    models,
    page,
    blocks: new Map(blocks.map((block) => [block.key, block])),
    order: blocks.map((block) => block.key),
    savedOrder: blocks.filter((block) => block.id !== null).map((block) => block.key),
    openKey: null,
    focus: null,
    carried: null,
    past: [],
    future: [],
    recovery: [],
    deleteKey: null,
    addAt: null,
    writes: 0,
    journalFailed: false,
    announcement: null,
  };
}
