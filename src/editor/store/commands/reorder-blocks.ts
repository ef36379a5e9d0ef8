import { isOrderSaved, savedKeys } from '../block-facts.ts';
import type { EditorState } from '../editor-state.ts';
import { orderRejected, orderSaved } from '../transitions/ordering.ts';
import { writeEnded, writeStarted } from '../transitions/writing.ts';
import type { CommandContext } from './command-context.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Makes a change that may move blocks, and sends the new order to the server. The state with the change counts the write already,
 * so that both are rendered at once. Moves made until the answer comes are sent after it.
 */
export function reorder(context: CommandContext, transition: (state: EditorState) => EditorState): void {
  let isMoved = false;
  context.store.setState((state) => {
    const next = transition(state);
    isMoved = next.order !== state.order && !isOrderSaved(next);
    return isMoved ? writeStarted(next) : next;
  });
  if (isMoved) void context.enqueue(() => settleOrder(context, { isCounted: true }));
}

interface Settling {
  /** Whether the server's order is the one in the state. */
  readonly isKnown?: boolean;
  /** Whether the state counts this write already. */
  readonly isCounted?: boolean;
}

/** Sends the order on the screen to the server, for a command that runs in the queue. */
export async function settleOrder(
  context: CommandContext,
  { isKnown = true, isCounted = false }: Settling = {},
): Promise<void> {
  const { store, api, notify } = context;
  const state = store.getState();
  if (isKnown && isOrderSaved(state)) {
    if (isCounted) store.setState(writeEnded);
    return;
  }
  if (!isCounted) store.setState(writeStarted);
  const keys = savedKeys(state);
  const result = await api.reorder(keys.map((key) => state.blocks.get(key)?.id).filter((id) => id != null));
  if (result.kind === 'reordered') {
    const read = await Promise.all(result.blocks.map((block) => readAnswer(context, { block })));
    const blocks = read.filter((block) => block !== undefined);
    store.setState((now) => {
      const next = orderSaved(now, { keys, blocks });
      return isOrderSaved(next) ? writeEnded(next) : next;
    });
    if (!isOrderSaved(store.getState())) await settleOrder(context, { isCounted: true });
    return;
  }
  store.setState((now) => writeEnded(orderRejected(now)));
  // The server rejects an order that does not have exactly its own blocks: some were added or deleted elsewhere.
  notify({ kind: 'orderRefused', reason: result.kind === 'failed' ? result.message : null });
}
