import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PageChoice } from '../../../field-plugins/sdk/contract/view.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { isOffered, type TargetWorkspace } from '../../../shared/is-offered.ts';
import type { Journal } from '../journal/journal.ts';
import { createRecorder } from '../journal/record-drafts.ts';
import type { BlockApi, StoredBlock } from './block-api.ts';
import {
  createCommandQueue,
  modelsOf,
  type CommandContext,
  type EditorNotice,
} from './commands/command-context.ts';
import { readAnswer } from './commands/read-answer.ts';
import { discardStored, findDrafts } from './commands/recover-drafts.ts';
import { createContentModels, type ContentModels } from './content-models.ts';
import { createCommands, type EditorCommands } from './editor-commands.ts';
import type { EditorState } from './editor-state.ts';
import { emptyComponent, initialState, storedBlock } from './initial-state.ts';

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
  flush(): Promise<void>;
}

/** Create one per open page. */
export function createEditor(options: EditorOptions): Editor {
  const { api, journal, notify, fixed = false, userId } = options;
  const now = options.now ?? Date.now;
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const { workspace } = options;
  const models = createContentModels(
    options.models,
    options.registry,
    workspace && { isOffered: (model) => isOffered(model, workspace) },
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
    enqueue: createCommandQueue(),
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
      const stops = [store.subscribe(() => discardStored(context)), recorder.start()];
      return () => stops.forEach((stop) => stop());
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
