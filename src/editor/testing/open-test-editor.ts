import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { PageChoice } from '../../../field-plugins/sdk/contract/view.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { JournalRow, Journal } from '../journal/journal.ts';
import type { StoredBlock } from '../store/block-api.ts';
import type { EditorNotice } from '../store/commands/command-context.ts';
import { createEditor } from '../store/create-editor.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { createMemoryBlockApi } from './memory-block-api.ts';
import { sampleModels } from './sample-models.ts';

interface TestEditorOptions {
  /** By default the sample models. */
  readonly models?: readonly BlockContentModel[];
  readonly blocks?: readonly StoredBlock[];
  readonly left?: readonly JournalRow[];
  readonly fixed?: boolean;
  readonly page?: PageChoice;
  /** By default those of the application. */
  readonly registry?: FieldRegistry;
  /** Called for every notice, in addition to the list of them. */
  readonly notify?: (notice: EditorNotice) => void;
}

export function storedHero(id: string, title = `Title ${id}`): StoredBlock {
  return { id, modelId: 'hero', data: { title, text: '', background: 'light' }, revision: 1 };
}

/** An open editor with a server, a journal and a clock in memory. */
export function openTestEditor(options: TestEditorOptions = {}) {
  const { models = sampleModels, blocks = [], left = [], fixed = false, registry = fieldRegistry } = options;
  const api = createMemoryBlockApi(blocks, models);
  const journal = createMemoryJournal(left);
  const notices: EditorNotice[] = [];
  let keys = 0;
  const clock = { now: 1_000_000 };
  const editor = createEditor({
    ...{ blocks, models, registry, api, journal, fixed, userId: 'user-1' },
    ...(options.page && { page: options.page }),
    notify(notice) {
      notices.push(notice);
      options.notify?.(notice);
    },
    now: () => clock.now,
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
    type(key: string, name: string, value: unknown): void {
      editor.commands.edit(key, name, value);
    },
  };
}

/** A journal in memory, with drafts from earlier sessions. For tests and stories. */
export function createMemoryJournal(
  left: readonly JournalRow[] = [],
): Journal & { rows(): readonly JournalRow[] } {
  const session = 'this';
  let rows: readonly JournalRow[] = left;
  return {
    session,
    rows: () => rows,
    hold: () => () => undefined,
    async record({ rows: written, clearedKeys }) {
      const keys = new Set([...written.map((row) => row.key), ...clearedKeys]);
      rows = [...rows.filter((row) => row.session !== session || !keys.has(row.key)), ...written];
    },
    async leftBehind() {
      return rows.filter((row) => row.session !== session).toSorted((one, other) => other.at - one.at);
    },
    async forget(forgotten) {
      const isSame = (one: JournalRow, other: JournalRow) =>
        one.session === other.session && one.key === other.key;
      rows = rows.filter((row) => !forgotten.some((other) => isSame(row, other)));
    },
  };
}
