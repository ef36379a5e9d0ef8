import type { ContentModels } from './content-models.ts';
import type { EditorBlock } from './editor-block.ts';
import type { EditorState } from './editor-state.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';

const changed = new WeakMap<EditorBlock, boolean>();

/** Whether there is something to save. Remembered by block, because lists ask it of every block at every key. */
export function isChanged(block: EditorBlock): boolean {
  const known = changed.get(block);
  if (known !== undefined) return known;
  const answer = block.saved === null || !sameValue(block.saved, block.draft);
  changed.set(block, answer);
  return answer;
}

export function isValid(block: EditorBlock, models: ContentModels): boolean {
  return Object.keys(models.issues(block.modelId, block.draft)).length === 0;
}

/** Whether a write is under way or an answer of the user is awaited. */
export function isBusy(block: EditorBlock): boolean {
  return block.sync === 'saving' || block.sync === 'deleting' || block.sync === 'conflict';
}

/** Save is offered for a changed and valid draft (spec section 4), of a type that exists. */
export function canSave(block: EditorBlock, models: ContentModels): boolean {
  return (
    !isBusy(block) && isChanged(block) && models.find(block.modelId) !== undefined && isValid(block, models)
  );
}

/** The name of the first field with something wrong, in the order of the form; undefined when all is well. */
export function firstErrored(block: EditorBlock, models: ContentModels): string | undefined {
  const issues = models.issues(block.modelId, block.draft);
  const names = models.fieldNames(block.modelId);
  return names.find((name) => issues[name] ?? block.serverErrors[name]) ?? Object.keys(issues).at(0);
}

/** Keys of the blocks with something to save, in order. */
export function changedKeys(state: EditorState): readonly string[] {
  return state.order.filter((key) => {
    const block = state.blocks.get(key);
    return block !== undefined && isChanged(block);
  });
}

export function hasUnsavedChanges(state: EditorState): boolean {
  for (const block of state.blocks.values()) if (isChanged(block)) return true;
  return false;
}

/** Whether leaving now would lose something: a change, a write under way, or one that waits for the password. */
export function holdsWork(state: EditorState): boolean {
  return state.writes > 0 || hasUnsavedChanges(state);
}

/** Keys of the blocks that the server has, in the order on the screen. */
export function savedKeys(state: EditorState): readonly string[] {
  return state.order.filter((key) => state.blocks.get(key)?.id != null);
}
