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
    const recovery = await readRows(context, await journal.leftBehind());
    store.setState((now) => ({ ...now, recovery }));
    discardStored(context);
  } catch {
    store.setState(journalRejected);
  }
}

/** Discards drafts that equal the data of the server. */
export function discardStored(context: CommandContext): void {
  const state = context.store.getState();
  const stored = state.recovery.filter((row) => isStored(state, row));
  if (stored.length > 0) void discardDrafts(context, stored);
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
function isStored(state: EditorState, row: JournalRow): boolean {
  if (row.lost !== undefined) return false;
  const { models } = state;
  const { saved } = blockOfRow(state, row) ?? { saved: emptyData(models, row.modelId) };
  return sameValue(readable(models, row.modelId, row.draft), saved);
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
