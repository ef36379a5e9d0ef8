import { savedKeys } from '../block-facts.ts';
import { orderRejected, orderSaved } from '../transitions/ordering.ts';
import { countWrite, type CommandContext } from './command-context.ts';
import { readAnswer } from './read-answer.ts';

/** Sends the order on the screen to the server. Moves made in the meantime are sent with the next call. */
export function saveOrder(context: CommandContext): Promise<boolean> {
  return context.enqueue(() => settleOrder(context));
}

/** The same, for a command that already runs in the queue. `isKnown` is whether the server's order is the one in the state. */
export async function settleOrder(context: CommandContext, isKnown = true): Promise<boolean> {
  const state = context.store.getState();
  const keys = savedKeys(state);
  if (isKnown && keys.every((key, index) => key === state.savedOrder[index])) return true;
  const ids = keys.map((key) => state.blocks.get(key)?.id).filter((id) => id != null);
  const result = await countWrite(context, () => context.api.reorder(ids));
  if (result.kind === 'reordered') {
    const read = await Promise.all(result.blocks.map((block) => readAnswer(context, { block })));
    const blocks = read.filter((block) => block !== undefined);
    context.store.setState((now) => orderSaved(now, { keys, blocks }));
    return settleOrder(context);
  }
  context.store.setState(orderRejected);
  // The server rejects an order that does not have exactly its own blocks: some were added or deleted elsewhere.
  context.notify({ kind: 'orderRefused', reason: result.kind === 'failed' ? result.message : null });
  return false;
}
