import type { mergeBlock } from '../../../../content-model/merge-block.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import { hasNoDraft, type JournalRow } from '../../journal/journal.ts';
import type { StoredBlock } from '../block-api.ts';
import { isBusy } from '../block-facts.ts';
import { moveAttempt } from '../commands/attempts.ts';
import type { ContentModels } from '../content-models.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import { placeOfPath } from '../places.ts';
import type { Migration, Origin } from './migration.ts';

interface Update {
  readonly models: ContentModels;
  readonly stored: readonly StoredBlock[];
  /** For the types whose fields have changed. */
  readonly migrations: ReadonlyMap<string, Migration>;
  readonly mergeBlock: typeof mergeBlock;
  /** Identifies the editor in the journal. */
  readonly session: string;
  readonly at: number;
}

/** Migrates blocks and drafts of earlier sessions, and forgets undo steps. Texts that no field can hold become rows of `recovery`. */
export function migrateState(
  state: EditorState,
  update: Update,
): { readonly state: EditorState; readonly lost: readonly JournalRow[] } {
  const { models, migrations, session, at } = update;
  const originOf = ({ key, id, modelId }: EditorBlock) => ({
    ...{ from: state.models.schemaVersion(modelId), seed: id ?? key },
  });
  const migrate = (block: EditorBlock) => migrateBlock(block, originOf(block), update);
  const blocks = new Map([...state.blocks].map(([key, block]) => [key, migrate(block)]));
  // A step names fields that may be gone.
  const history = migrations.size > 0 && { past: [], future: [] };
  const rows = [...state.blocks.values()].map((block): JournalRow => {
    const { key, id, modelId, revision } = block;
    const lost = migrations.get(modelId)?.lost(block, originOf(block)) ?? [];
    const [index, shape] = [state.order.indexOf(key), models.schemaVersion(modelId)];
    const row = { session, key: `${key} ${at}`, id, modelId, base: null, revision, draft: {} };
    return { ...row, shape, lost, index, at };
  });
  const lost = rows.filter((row) => row.lost?.length);
  const recovery = [...lost, ...state.recovery.map((row) => migrateRow(row, update))];
  return { state: { ...state, ...history, models, blocks, recovery }, lost };
}

function migrateBlock(
  before: EditorBlock,
  origin: Origin,
  { models, migrations, stored, mergeBlock }: Update,
): EditorBlock {
  const { id, modelId, revision, conflict } = before;
  const [migration, model] = [migrations.get(modelId), models.find(modelId)];
  if (!migration || !model) return before;
  const { saved, draft, sent } = migration.edits(before, origin);
  if (id === null) moveAttempt(before.draft, draft);
  if (id === null && before.sent && sent) moveAttempt(before.sent, sent);
  const errors = Object.entries(before.serverErrors).filter(([place]) => models.at(modelId, draft, place));
  const serverErrors = Object.fromEntries(errors);
  const block: EditorBlock = { ...before, saved, draft, ...(sent && { sent }), serverErrors };
  if (saved === null) return block;
  const merge = (mine: BlockData, theirs: BlockData) =>
    mergeBlock({ model, base: saved, mine, theirs, registry: models.registry });
  if (conflict) {
    const [mine, other] = [migration.data(conflict.mine, origin), migration.data(conflict.other, origin)];
    const places = merge(mine, other).paths.map(placeOfPath);
    // Nothing conflicts any more, so the next save merges both versions.
    if (places.length === 0) return { ...block, sync: 'idle', conflict: null };
    const choices = Object.fromEntries(places.map((place) => [place, conflict.choices[place] ?? null]));
    const current = conflict.stored && {
      ...conflict.stored,
      data: migration.data(conflict.stored.data, origin),
    };
    return { ...block, conflict: { mine, other, stored: current, choices } };
  }
  const current = stored.find((one) => one.id === id);
  if (current?.revision !== revision || isBusy(before)) return block;
  // Undoing a plan restores values that only the server has.
  return { ...block, saved: current.data, draft: merge(draft, current.data).merged };
}

export function migrateRow(
  row: JournalRow,
  { models, migrations }: Pick<Update, 'models' | 'migrations'>,
): JournalRow {
  const { key, id, modelId, shape: from = 0 } = row;
  const migration = migrations.get(modelId);
  const shape = models.schemaVersion(modelId);
  if (!migration || from === shape || hasNoDraft(row)) return row;
  const [before, origin] = [
    { ...row, saved: row.base },
    { from, seed: id ?? key },
  ];
  const { saved: base, ...edits } = migration.edits(before, origin);
  const lost = [...(row.lost ?? []), ...migration.lost(before, origin)];
  return { ...row, ...edits, base, shape, ...(lost.length > 0 && { lost }) };
}
