import type { PageChoice } from '../../../field-plugins/sdk/contract/view.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { JournalRow } from '../journal/journal.ts';
import { isChanged, isDecided } from './block-facts.ts';
import type { CommandContext } from './commands/command-context.ts';
import { deleteBlock, removeBlock } from './commands/delete-block.ts';
import { discardDrafts } from './commands/recover-drafts.ts';
import { reorder } from './commands/reorder-blocks.ts';
import { saveAll, saveUnanswered } from './commands/save-all.ts';
import { saveBlock } from './commands/save-block.ts';
import { unlessTyping } from './commands/in-background.ts';
import type { ConflictChoice } from './editor-block.ts';
import type { EditorState, FocusRequest } from './editor-state.ts';
import { addedBlock, copiedBlock } from './initial-state.ts';
import type { Place } from './places.ts';
import { publishingAttempted } from './publish-places.ts';
import { blockBroughtBack, type FormerBlock } from './transitions/bringing-back.ts';
import { blockCarried, blockDropped, blockPickedUp, blockPutBack } from './transitions/carrying.ts';
import {
  blockAdded,
  blockMoved,
  blockOpened,
  blockToggled,
  draftDiscarded,
  fieldEdited,
  fieldLeft,
  focusTaken,
  pageFilled,
} from './transitions/editing.ts';
import { redone, undone } from './transitions/history.ts';
import { choiceMade, conflictSettled } from './transitions/saving.ts';

export type EditorCommands = ReturnType<typeof createCommands>;

/** There is rarely a draft to restore. If the code cannot be loaded, the draft is still offered. */
const fetchRestoring = loadOnce(() => import('./commands/restore-draft.ts'));

/** Commands never reject: failures appear in the state and as notices. */
export function createCommands(context: CommandContext) {
  const { store, now, newKey, notify } = context;
  const step = (transition: (state: EditorState) => EditorState): void => store.setState(transition);
  return {
    /** Adds a block at the position passed to `askType`, or at the end. */
    add: (modelId: string) =>
      step((state) =>
        blockAdded(state, {
          block: addedBlock(state.models, { key: newKey(), modelId }),
          index: state.addAt ?? state.order.length,
        }),
      ),
    /** Asks for the type of a block to add at this position, counted from 0; null stops asking. */
    askType: (at: number | null) => step((state) => ({ ...state, addAt: at })),
    duplicate: (key: string) =>
      step((state) => {
        const block = state.blocks.get(key);
        if (!block || !state.models.find(block.modelId)) return state;
        const copy = copiedBlock(state.models, newKey(), block);
        return blockAdded(state, { block: copy, index: state.order.indexOf(key) + 1 });
      }),
    /** Adds several blocks at the end, in one step of undo. */
    addAll: (blocks: readonly { readonly modelId: string; readonly data: BlockData }[]) =>
      step((state) =>
        pageFilled(
          state,
          blocks.map((block) => addedBlock(state.models, { key: newKey(), ...block })),
        ),
      ),
    edit: (key: string, place: Place, value: unknown) => {
      context.edits.count += 1;
      step((state) => fieldEdited(state, { key, place, value, at: now() }));
    },
    /**
     * Restores the former data of a block, or adds a removed one, as an unsaved change. Returns whether it did: a block that
     * is being deleted or has a conflict is not changed.
     */
    bringBack(former: FormerBlock): boolean {
      const before = store.getState();
      step((state) => blockBroughtBack(state, { ...former, newKey: newKey(), at: now() }));
      return store.getState() !== before;
    },
    leaveField: (key: string, place: Place) => step((state) => fieldLeft(state, { key, place })),
    /** Call when the title or path changed. */
    pageChanged: (page: PageChoice) => step((state) => ({ ...state, page })),
    toggle: (key: string) => step((state) => blockToggled(state, key)),
    /** Focuses the field that `focus` names, or the first for null. */
    open: (key: string, focus?: Omit<FocusRequest, 'key'>) =>
      step((state) => blockOpened(state, { key, focus: focus ? { key, ...focus } : null })),
    focusTaken: () => step(focusTaken),
    pickUp: (key: string) => step((state) => blockPickedUp(state, key)),
    carry: (by: number) => step((state) => blockCarried(state, by)),
    drop: () => reorder(context, blockDropped),
    putBack: () => step(blockPutBack),
    move: (key: string, to: number) => reorder(context, (state) => blockMoved(state, { key, to })),
    discard: (key: string) => step((state) => draftDiscarded(state, { key, at: now() })),
    remove: (key: string) => removeBlock(context, key),
    async confirmDelete(): Promise<boolean> {
      const { deleteKey } = store.getState();
      return deleteKey !== null && deleteBlock(context, deleteKey);
    },
    cancelDelete: () => step((state) => ({ ...state, deleteKey: null })),
    undo: () => reorder(context, undone),
    redo: () => reorder(context, redone),
    /**
     * Shows the problems that keep the page from being published, including the server's, by field. Returns whether there
     * are any.
     */
    showUnpublished(rejected?: Readonly<Record<string, readonly string[]>>): boolean {
      const before = store.getState();
      step((state) => publishingAttempted(state, rejected));
      return store.getState() !== before;
    },
    async save(key: string): Promise<boolean> {
      const block = store.getState().blocks.get(key);
      const wanted = block !== undefined && isChanged(block);
      const saved = await saveBlock(unlessTyping(context), key);
      if (saved && wanted) notify({ kind: 'saved' });
      return saved;
    },
    saveAll: () => saveAll(unlessTyping(context)),
    /** Retries saves that got no answer. Call it when the connection is back. */
    saveUnanswered: () => saveUnanswered(context),
    chooseSide: (choice: { key: string; field: Place; side: ConflictChoice }) =>
      step((state) => choiceMade(state, choice)),
    /**
     * Builds the draft from the choices once every field has one. Saves it if another user's change was in the way; a
     * restored draft is not saved automatically.
     */
    async settleConflict(key: string): Promise<boolean> {
      const conflict = store.getState().blocks.get(key)?.conflict;
      if (!conflict || !isDecided(conflict)) return false;
      step((state) => conflictSettled(state, key));
      if (conflict.stored === null) return true;
      const saved = await saveBlock(context, key);
      if (saved) notify({ kind: 'saved' });
      return saved;
    },
    async restore(row: JournalRow): Promise<void> {
      const restoring = await fetchRestoring().catch(() => undefined);
      if (restoring) await restoring.restoreDraft(context, row);
      else fetchRestoring.retry();
    },
    discardDrafts: (rows: readonly JournalRow[]) => discardDrafts(context, rows),
  };
}
