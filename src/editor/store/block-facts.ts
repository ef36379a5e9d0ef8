import type { ContentModels } from './content-models.ts';
import type { BlockConflict, EditorBlock } from './editor-block.ts';
import type { EditorState } from './editor-state.ts';
import { isInside, type Place } from './places.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { sumOverBlocks } from './sum-over-blocks.ts';
import { cachedBy } from '../../../shared/cached-by.ts';

/** Whether there is something to save. Cached per block, because lists check every block on every keystroke. */
export const isChanged = cachedBy(
  ({ saved, draft }: EditorBlock) => saved === null || !sameValue(saved, draft),
);

export function isValid(block: EditorBlock, models: ContentModels): boolean {
  return Object.keys(models.openIssues(block)).length === 0;
}

/** Whether a write is running or waiting for the user. */
export function isBusy(block: EditorBlock): boolean {
  return block.sync === 'saving' || block.sync === 'deleting' || block.sync === 'conflict';
}

export function isDecided({ choices }: BlockConflict): boolean {
  return !Object.values(choices).includes(null);
}

export function isUnanswered(block: EditorBlock): boolean {
  return block.sync === 'failed' && block.unanswered !== undefined;
}

export function hasUnanswered({ blocks }: EditorState): boolean {
  for (const block of blocks.values()) if (isUnanswered(block)) return true;
  return false;
}

/** A changed and valid draft of a known type can be saved (spec section 4). */
export function canSave(block: EditorBlock, models: ContentModels): boolean {
  return (
    !isBusy(block) && isChanged(block) && models.find(block.modelId) !== undefined && isValid(block, models)
  );
}

/** The place of the first error in form order; undefined if all are valid. */
export function firstErrored(block: EditorBlock, models: ContentModels): Place | undefined {
  const wrong = models.wrongPlaces(block);
  const places = [...wrong, ...Object.keys(block.serverErrors)];
  const names = models.fieldNames(block.modelId);
  const first = names.flatMap(
    (name) => places.find((place) => place === name || isInside(place, name)) ?? [],
  );
  return first.at(0) ?? wrong.at(0);
}

export function changedKeys(state: EditorState): readonly string[] {
  return state.order.filter((key) => {
    const block = state.blocks.get(key);
    return block !== undefined && isChanged(block);
  });
}

const sumOfChanged = sumOverBlocks((block) => (isChanged(block) ? 1 : 0));

/** How many blocks have something to save. */
export function countChanged({ blocks }: EditorState): number {
  return sumOfChanged(blocks);
}

export function hasUnsavedChanges(state: EditorState): boolean {
  return countChanged(state) > 0;
}

/** Whether the server has the order on the screen. */
export function isOrderSaved(state: EditorState): boolean {
  return savedKeys(state).every((key, index) => key === state.savedOrder[index]);
}

/** Keys of the saved blocks, in the order on the screen. */
export function savedKeys(state: EditorState): readonly string[] {
  return state.order.filter((key) => state.blocks.get(key)?.id != null);
}
