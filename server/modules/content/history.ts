import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { ValidatedBlock } from '../../../content-model/validate-block.ts';
import { timestamp } from '../../platform/clock.ts';
import type { ComponentRow, ContentHistoryRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { bytesOf, historyBytesOf } from '../usage/service.ts';
import * as rows from './repository.ts';
import { checkContent, type UncheckedContent } from './check-content.ts';
import { type Writing, writeInSlices } from './writing.ts';
import { addReferences, dropReferences } from './references.ts';

type StoredState = Omit<ContentHistoryRow, 'id' | 'replaced_at' | 'replaced_by'>;

interface Rewriting extends Pick<UncheckedContent, 'model' | 'data' | 'isRetired'> {
  /** The current data. */
  readonly stored: ValidatedBlock;
  /** The schema version of the model. */
  readonly shape: number;
  save(
    changes: Pick<ComponentRow, 'data' | 'revision' | 'last_update' | 'last_update_by' | 'shape'>,
  ): Promise<unknown>;
}

/**
 * Validates the data, saves the previous state to the history, and updates the references if they changed. Returns the
 * editor's view of the data, the saved state (undefined if the data is unchanged), and the growth in bytes.
 */
export async function rewriteContent(
  writing: Writing,
  state: StoredState & { readonly workspace: string },
  { model, data, stored, isRetired, shape, save }: Rewriting,
) {
  const { context } = writing;
  const { workspace, source, source_page: page } = state;
  const content = await checkContent(writing, { workspace, model, data, stored, isRetired });
  if (sameValue(content.data, stored.data)) return { data: content.data, changes: undefined, addedBytes: 0 };
  const text = JSON.stringify(content.data);
  await recordHistory(writing, [state]);
  const changes = {
    data: text,
    revision: state.revision + 1,
    last_update: timestamp(context.clock),
    last_update_by: context.actor.id,
    shape,
  };
  await save(changes);
  if (!sameValue(stored.references, content.references)) {
    await dropReferences(writing, workspace, [source]);
    await addReferences(writing, [{ workspace, source, page, references: content.references }]);
  }
  return { data: content.data, changes, addedBytes: bytesOf(text) - bytesOf(state.data) };
}

/** Saves states to the history before they are overwritten or deleted. */
export async function recordHistory(
  { context, tx, addedHistory }: Writing,
  states: readonly StoredState[],
): Promise<void> {
  const replaced = { replaced_at: timestamp(context.clock), replaced_by: context.actor.id };
  await writeInSlices(tx, states, (some) =>
    rows.insertHistory(
      tx,
      some.map((state) => ({ id: newId(), ...state, ...replaced })),
    ),
  );
  addedHistory.bytes += states.reduce((sum, { data }) => sum + historyBytesOf(data), 0);
}
