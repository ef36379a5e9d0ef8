import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PageChoice } from '../../../field-plugins/sdk/contract/view.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { isOffered, type TargetWorkspace } from '../../../shared/is-offered.ts';
import type { Journal, JournalRow } from '../journal/journal.ts';
import { createRecorder } from '../journal/record-drafts.ts';
import type { BlockApi, StoredBlock } from './block-api.ts';
import { isChanged } from './block-facts.ts';
import { modelsOf, type CommandContext, type EditorNotice } from './commands/command-context.ts';
import { deleteBlock, removeBlock } from './commands/delete-block.ts';
import { createCommandQueue } from './commands/command-queue.ts';
import { readAnswer } from './commands/read-answer.ts';
import { discardDrafts, findDrafts } from './commands/recover-drafts.ts';
import { saveOrder } from './commands/reorder-blocks.ts';
import { saveAll, saveUnanswered } from './commands/save-all.ts';
import { saveBlock } from './commands/save-block.ts';
import { chooseSide, settleConflict } from './commands/settle-conflict.ts';
import { unlessTyping } from './commands/staying.ts';
import { createContentModels, type ContentModels } from './content-models.ts';
import type { ConflictChoice } from './editor-block.ts';
import type { EditorState, FocusRequest } from './editor-state.ts';
import { publishingAttempted } from './publish-places.ts';
import { addedBlock, copiedBlock, emptyComponent, initialState, storedBlock } from './initial-state.ts';
import type { Place } from './places.ts';
import { blockBroughtBack, type FormerBlock } from './transitions/bringing-back.ts';
import { blockCarried, blockDropped, blockPickedUp, blockPutBack } from './transitions/carrying.ts';
import { deleteCancelled } from './transitions/deleting.ts';
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

export interface EditorOptions {
  /** In order. */
  readonly blocks: readonly StoredBlock[];
  readonly models: readonly BlockContentModel[];
  /** The workspace: some block types are not offered there. */
  readonly workspace?: TargetWorkspace | undefined;
  readonly registry: FieldRegistry;
  readonly api: BlockApi;
  readonly journal: Journal;
  /** Exactly one block per model, which cannot be added or moved: the components of a workspace. */
  readonly fixed?: boolean;
  /** Undefined for components. */
  readonly page?: PageChoice;
  /** Distinguishes this user's changes in another tab from those of other users. */
  readonly userId?: string;
  notify(notice: EditorNotice): void;
  now?(): number;
  newKey?(): string;
}

interface NewBlock {
  readonly modelId: string;
  readonly data: BlockData;
}

/** Commands never reject: failures appear in the state and as notices. */
export interface EditorCommands {
  /** Adds a block at the position passed to `askType`, or at the end. */
  add(modelId: string): void;
  /** Asks for the type of a block to add at this position, counted from 0; null stops asking. */
  askType(at: number | null): void;
  /** Adds a copy of a block behind it. */
  duplicate(key: string): void;
  /** Adds several blocks at the end, in one step of undo. */
  addAll(blocks: readonly NewBlock[]): void;
  edit(key: string, place: Place, value: unknown): void;
  /**
   * Restores the former data of a block, or adds a removed one, as an unsaved change. Returns whether it did: a block that is
   * being deleted or has a conflict is not changed.
   */
  bringBack(former: FormerBlock): boolean;
  leaveField(key: string, place: Place): void;
  toggle(key: string): void;
  /** Opens a block, and focuses one of its fields if `focus` names one, or the first for null. */
  open(key: string, focus?: Omit<FocusRequest, 'key'>): void;
  focusTaken(): void;
  /** Moving: pick the block up, carry it some positions up or down, drop it or put it back. */
  pickUp(key: string): void;
  carry(by: number): void;
  drop(): void;
  putBack(): void;
  move(key: string, to: number): void;
  discard(key: string): void;
  remove(key: string): void;
  confirmDelete(): Promise<boolean>;
  cancelDelete(): void;
  undo(): void;
  redo(): void;
  /** Call when the title or path changed. */
  pageChanged(page: PageChoice): void;
  /**
   * Shows the problems that keep the page from being published, including the server's, by field. Returns whether there are any.
   */
  showUnpublished(refused?: Readonly<Record<string, readonly string[]>>): boolean;
  save(key: string): Promise<boolean>;
  saveAll(): Promise<boolean>;
  /** Retries saves that got no answer. Call it when the connection is back. */
  saveUnanswered(): Promise<void>;
  chooseSide(choice: { key: string; field: Place; side: ConflictChoice }): void;
  settleConflict(key: string): Promise<boolean>;
  restore(row: JournalRow): Promise<void>;
  discardDrafts(rows: readonly JournalRow[]): Promise<void>;
}

export interface Editor {
  readonly store: StoreApi<EditorState>;
  /** The current block types. Follow those in the state to learn of changes. */
  readonly models: ContentModels;
  readonly commands: EditorCommands;
  readonly fixed: boolean;
  readonly userId: string | undefined;
  /** Looks for drafts of earlier sessions and records those of this one. Returns a function that ends it. */
  start(): () => void;
  /** Migrates blocks from elsewhere, such as those of a version, to the current block types. Rejects if it cannot load them. */
  read(blocks: readonly StoredBlock[]): Promise<readonly StoredBlock[]>;
  /** Writes pending changes to the journal. Call it before the page is left. */
  flush(): Promise<void>;
}

/** There is rarely a draft to restore. If the code cannot be loaded, the draft is still offered. */
const fetchRestoring = loadOnce(() => import('./commands/restore-draft.ts'));

/** Create one per open page. */
export function createEditor(options: EditorOptions): Editor {
  const { api, journal, notify, fixed = false, userId } = options;
  const now = options.now ?? Date.now;
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const { workspace } = options;
  const models = createContentModels(
    options.models,
    options.registry,
    workspace && ((model) => isOffered(model, workspace)),
  );
  const store = createStore(() =>
    initialState(firstBlocks(options, models), { page: options.page ?? null, models }),
  );
  const recorder = createRecorder({ store, journal, now });
  const context: CommandContext = {
    ...{ store, api, journal, fixed, userId, now, newKey, notify, flush: recorder.flush },
    edits: { count: 0 },
    saves: new Map(),
    updating: {},
    inTurn: createCommandQueue(),
  };
  return {
    store,
    get models() {
      return modelsOf(context);
    },
    fixed,
    userId,
    commands: createCommands(context),
    start() {
      void findDrafts(context);
      return recorder.start();
    },
    async read(blocks) {
      const read = await Promise.all(blocks.map((block) => readAnswer(context, { block })));
      return read.map((block) => {
        if (!block) throw new Error('The block types of now cannot be read.');
        return block;
      });
    },
    flush: recorder.flush,
  };
}

function firstBlocks({ blocks, fixed = false }: EditorOptions, models: ContentModels) {
  if (!fixed) return blocks.map((block) => storedBlock(models, block));
  return models.list.flatMap((model) => {
    const stored = blocks.find((block) => block.modelId === model.id);
    if (stored) return storedBlock(models, stored);
    return models.isOffered(model) ? emptyComponent(models, model.id) : [];
  });
}

function createCommands(context: CommandContext): EditorCommands {
  const { store, now, newKey, notify } = context;
  const step = (transition: (state: EditorState) => EditorState): void => store.setState(transition);
  const reorder = (transition: (state: EditorState) => EditorState): void => {
    step(transition);
    void saveOrder(context);
  };
  return {
    add: (modelId) =>
      step((state) =>
        blockAdded(state, {
          block: addedBlock(state.models, { key: newKey(), modelId }),
          index: state.addAt ?? state.order.length,
        }),
      ),
    askType: (at) => step((state) => ({ ...state, addAt: at })),
    duplicate: (key) =>
      step((state) => {
        const block = state.blocks.get(key);
        if (!block || !state.models.find(block.modelId)) return state;
        const copy = copiedBlock(state.models, newKey(), block);
        return blockAdded(state, { block: copy, index: state.order.indexOf(key) + 1 });
      }),
    addAll: (blocks) =>
      step((state) =>
        pageFilled(
          state,
          blocks.map((block) => addedBlock(state.models, { key: newKey(), ...block })),
        ),
      ),
    edit: (key, place, value) => {
      context.edits.count += 1;
      step((state) => fieldEdited(state, { key, place, value, at: now() }));
    },
    bringBack(former) {
      const before = store.getState();
      step((state) => blockBroughtBack(state, { ...former, newKey: newKey(), at: now() }));
      return store.getState() !== before;
    },
    leaveField: (key, place) => step((state) => fieldLeft(state, { key, place })),
    pageChanged: (page) => step((state) => ({ ...state, page })),
    toggle: (key) => step((state) => blockToggled(state, key)),
    open: (key, focus) =>
      step((state) => blockOpened(state, { key, focus: focus ? { key, ...focus } : null })),
    focusTaken: () => step(focusTaken),
    pickUp: (key) => step((state) => blockPickedUp(state, key)),
    carry: (by) => step((state) => blockCarried(state, by)),
    drop: () => reorder(blockDropped),
    putBack: () => step(blockPutBack),
    move: (key, to) => reorder((state) => blockMoved(state, { key, to })),
    discard: (key) => step((state) => draftDiscarded(state, { key, at: now() })),
    remove: (key) => removeBlock(context, key),
    async confirmDelete() {
      const { deleteKey } = store.getState();
      return deleteKey !== null && deleteBlock(context, deleteKey);
    },
    cancelDelete: () => step(deleteCancelled),
    undo: () => reorder((state) => undone(state)),
    redo: () => reorder((state) => redone(state)),
    showUnpublished(refused) {
      const before = store.getState();
      step((state) => publishingAttempted(state, refused));
      return store.getState() !== before;
    },
    async save(key) {
      const block = store.getState().blocks.get(key);
      const wanted = block !== undefined && isChanged(block);
      const saved = await saveBlock(unlessTyping(context), key);
      if (saved && wanted) notify({ kind: 'saved' });
      return saved;
    },
    saveAll: () => saveAll(unlessTyping(context)),
    saveUnanswered: () => saveUnanswered(context),
    chooseSide: (choice) => chooseSide(context, choice),
    async settleConflict(key) {
      const stored = store.getState().blocks.get(key)?.conflict?.stored;
      const settled = await settleConflict(context, key);
      if (settled && stored) notify({ kind: 'saved' });
      return settled;
    },
    async restore(row) {
      const restoring = await fetchRestoring().catch(() => undefined);
      if (restoring) await restoring.restoreDraft(context, row);
      else fetchRestoring.retry();
    },
    discardDrafts: (rows) => discardDrafts(context, rows),
  };
}
