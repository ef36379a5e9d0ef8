import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { JournalRow } from '../journal/journal.ts';
import type { StoredBlock } from '../store/block-api.ts';
import type { EditorNotice } from '../store/commands/command-context.ts';
import { createEditor } from '../store/create-editor.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { createMemoryBlockApi } from './memory-block-api.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { sampleModels } from './sample-models.ts';

interface TestEditorOptions {
  /** The block types that there are; the samples if none are named. */
  readonly models?: readonly BlockContentModel[];
  readonly blocks?: readonly StoredBlock[];
  readonly left?: readonly JournalRow[];
  readonly fixed?: boolean;
  /** The field types that there are; those of the application if none are named. */
  readonly registry?: FieldRegistry;
  /** What time it is, in milliseconds; `clock` if left out, which stands still. */
  readonly now?: () => number;
  /** Told of every notice, besides the list of them. */
  readonly notify?: (notice: EditorNotice) => void;
}

/** A hero as the server has it. */
export function storedHero(id: string, title = `Title ${id}`): StoredBlock {
  return { id, modelId: 'hero', data: { title, text: '', background: 'light' }, revision: 1 };
}

/** An open editor over a server, a journal and a clock in memory. */
export function openTestEditor(options: TestEditorOptions = {}) {
  const { models = sampleModels, blocks = [], left = [], fixed = false, registry = fieldRegistry } = options;
  const api = createMemoryBlockApi(blocks);
  const journal = createMemoryJournal(left);
  const notices: EditorNotice[] = [];
  let keys = 0;
  const clock = { now: 1_000_000 };
  const editor = createEditor({
    ...{ blocks, models, registry, api, journal, fixed },
    notify(notice) {
      notices.push(notice);
      options.notify?.(notice);
    },
    now: options.now ?? (() => clock.now),
    newKey: () => `key-${(keys += 1)}`,
  });
  const state = () => editor.store.getState();
  return {
    ...{ editor, api, journal, notices, clock, state },
    commands: editor.commands,
    block(key: string): EditorBlock {
      const block = state().blocks.get(key);
      if (!block) throw new Error(`There is no block ${key}.`);
      return block;
    },
    /** Types into one field, as the form does. */
    type(key: string, name: string, value: unknown): void {
      editor.commands.edit(key, name, value);
    },
  };
}
