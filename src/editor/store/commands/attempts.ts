import type { BlockData } from '../../../../shared/wire/content.ts';
import type { NewBlock } from '../block-api.ts';
import { savedKeys } from '../block-facts.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { CommandContext } from './command-context.ts';

interface Attempt extends NewBlock {
  /** The server's order when it was sent for the first time. */
  readonly savedOrder: readonly string[];
}

const attempts = new WeakMap<BlockData, Attempt>();

/**
 * Returns the data to send so that the block is created only once, and the part of the draft that it contains. The same
 * content is the same attempt. If an attempt got no answer, the server may have the block, so the same attempt is
 * repeated, and later edits follow as a change.
 */
export function attemptOf(
  context: CommandContext,
  block: EditorBlock,
): { readonly attempt: Attempt; readonly sent: BlockData } {
  const { key, draft, modelId, copyOf, sent = draft } = block;
  const open = openAttempt(block);
  if (open) return { attempt: open, sent };
  const earlier = attempts.get(draft);
  if (earlier) return { attempt: earlier, sent: draft };
  const { savedOrder, models } = context.store.getState();
  const order = positionOf(context, key);
  const shape = models.schemaVersion(modelId);
  const attempt = { modelId, copyOf, data: draft, shape, order, attempt: context.newKey(), savedOrder };
  attempts.set(draft, attempt);
  return { attempt, sent: draft };
}

/** Transfers an attempt to data with other fields. It is repeated unchanged. */
export function moveAttempt(before: BlockData, after: BlockData): void {
  const attempt = attempts.get(before);
  if (attempt) attempts.set(after, attempt);
}

/** The attempt to create this block that got no answer: the server may have it. */
export function openAttempt({ id, sent, unanswered }: EditorBlock): Attempt | undefined {
  return id === null && unanswered !== undefined && sent !== undefined ? attempts.get(sent) : undefined;
}

/** Ends an attempt whose block was deleted or rejected: the same content is a new block from now on. */
export function endAttempt(sent: BlockData): void {
  attempts.delete(sent);
}

function positionOf({ store }: CommandContext, key: string): number {
  const state = store.getState();
  const at = state.order.indexOf(key);
  return savedKeys(state).filter((other) => state.order.indexOf(other) < at).length;
}
