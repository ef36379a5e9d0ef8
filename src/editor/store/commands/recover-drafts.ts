import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { JournalRow } from '../../journal/journal.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import { emptyData, readable } from '../initial-state.ts';
import { journalRejected, recoveryDecided } from '../transitions/recovering.ts';
import { apply, type CommandContext } from './command-context.ts';
import { readRows } from './read-answer.ts';

/** Looks for drafts of earlier sessions, and offers those that the server does not have. */
export async function findDrafts(context: CommandContext): Promise<void> {
  const { journal, store } = context;
  try {
    const rows = await readRows(context, await journal.leftBehind());
    const state = store.getState();
    const known = rows.filter((row) => isKnown(state, row));
    if (known.length > 0) await journal.forget(known);
    const recovery = rows.filter((row) => !known.includes(row));
    store.setState((now) => ({ ...now, recovery }));
  } catch {
    store.setState(journalRejected);
  }
}

/**
 * Returns the block of a row. The key of a component that was never saved is its type, because there is one of each
 * type. A new block that was sent may be on the server under an id that the row lacks; it is then found by the data
 * that was sent.
 */
export function blockOfRow(state: EditorState, row: JournalRow): EditorBlock | undefined {
  const blocks = [...state.blocks.values()];
  const known =
    state.blocks.get(row.id ?? row.key) ??
    state.blocks.get(row.key) ??
    blocks.find(({ id }) => id !== null && id === row.id);
  if (known !== undefined || row.id !== null) return known;
  const isComponent = row.key === row.modelId;
  return blocks.find((block) => block.modelId === row.modelId && (isComponent || hasWhatWasSent(block, row)));
}

export function hasWhatWasSent({ draft }: EditorBlock, { sent }: JournalRow): boolean {
  return sent !== undefined && sameValue(sent, draft);
}

/** Whether a row has nothing to restore: the block has the same data, or nothing was entered in a new block. */
function isKnown(state: EditorState, row: JournalRow): boolean {
  if (row.lost !== undefined) return false;
  const { models } = state;
  const { draft } = blockOfRow(state, row) ?? { draft: emptyData(models, row.modelId) };
  return sameValue(readable(models, row.modelId, row.draft), draft);
}

export async function discardDrafts(context: CommandContext, rows: readonly JournalRow[]): Promise<void> {
  apply(context, recoveryDecided, { rows });
  await forget(context, rows);
}

export async function forget(context: CommandContext, rows: readonly JournalRow[]): Promise<void> {
  try {
    await context.journal.forget(rows);
  } catch {
    context.store.setState(journalRejected);
  }
}
