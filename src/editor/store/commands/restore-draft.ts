import type { JournalRow } from '../../journal/journal.ts';
import { addedBlock, readable } from '../initial-state.ts';
import { fetchMerging } from '../merging.ts';
import { placeOfPath } from '../places.ts';
import { blockAdded } from '../transitions/editing.ts';
import { draftRestored, journalRejected, recoveryDecided } from '../transitions/recovering.ts';
import { conflictFound } from '../transitions/saving.ts';
import { apply, type CommandContext } from './command-context.ts';
import { blockOfRow, forget, hasWhatWasSent } from './recover-drafts.ts';

/**
 * Restores a draft of an earlier session, field by field, on top of the server's current data. If the merge code cannot be
 * loaded, the draft is still offered.
 */
export async function restoreDraft(context: CommandContext, row: JournalRow): Promise<void> {
  const { store, now, journal } = context;
  const mergeBlock = await fetchMerging().catch(() => undefined);
  if (mergeBlock === undefined) return fetchMerging.retry();
  const { models } = store.getState();
  const draft = readable(models, row.modelId, row.draft);
  const block = blockOfRow(store.getState(), row);
  const model = models.find(row.modelId);
  if (!block || !model) {
    const added = addedBlock(models, { key: context.newKey(), modelId: row.modelId });
    apply(context, blockAdded, {
      block: { ...added, draft, copyOf: row.id ?? row.copyOf },
      index: row.index,
    });
  } else {
    const base = readable(models, row.modelId, (hasWhatWasSent(block, row) ? row.sent : row.base) ?? {});
    const merge = { model, base, mine: draft, theirs: block.draft, registry: models.registry };
    const { merged, paths } = mergeBlock(merge);
    if (paths.length === 0) apply(context, draftRestored, { key: block.key, draft: merged, at: now() });
    else {
      // The same choice as after a rejected save, but between the restored draft and the one on the screen.
      const { key, draft: other } = block;
      apply(context, conflictFound, {
        key,
        fields: paths.map(placeOfPath),
        stored: null,
        mine: merged,
        other,
      });
    }
  }
  const left = row.lost && lostOnly(row, journal.session);
  apply(context, recoveryDecided, { rows: [row], left: left || undefined });
  // The browser may crash in between, so restored and remaining texts are recorded before the row is removed.
  await context.flush();
  if (left)
    await journal.record({ rows: [left], clearedKeys: [] }).catch(() => store.setState(journalRejected));
  if (!store.getState().journalFailed) await forget(context, [row]);
}

/** The texts that no field can hold, without the draft: they stay until discarded. */
function lostOnly(row: JournalRow, session: string): JournalRow {
  // Gets another session and key, because the session of the row is over, and its key belongs to a block whose draft
  // this session records.
  return { ...row, session, key: `${row.key} ${row.session}`, base: null, sent: undefined, draft: {} };
}
