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
 * What to send so that the block is created once, and what of the draft that is: the same content is the same attempt. If an attempt got no answer, the server may have the block: the same
 * attempt is repeated, and what was typed since follows as a change.
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
  const shape = models.shapeOf(modelId);
  const attempt = { modelId, copyOf, data: draft, shape, order, attempt: context.newKey(), savedOrder };
  attempts.set(draft, attempt);
  return { attempt, sent: draft };
}

/** The data has other fields now. An attempt with it is repeated as it was made. */
export function keepAttempt(before: BlockData, after: BlockData): void {
  const attempt = attempts.get(before);
  if (attempt) attempts.set(after, attempt);
}

/** The attempt to create this block that got no answer: the server may have it. */
export function openAttempt({ id, sent, unanswered }: EditorBlock): Attempt | undefined {
  return id === null && unanswered !== undefined && sent !== undefined ? attempts.get(sent) : undefined;
}

/** What this attempt created is deleted, or it was refused: the same content is a new block from now on. */
export function endAttempt(sent: BlockData): void {
  attempts.delete(sent);
}

/** How many saved blocks come before this one. */
function positionOf({ store }: CommandContext, key: string): number {
  const state = store.getState();
  const at = state.order.indexOf(key);
  return savedKeys(state).filter((other) => state.order.indexOf(other) < at).length;
}
