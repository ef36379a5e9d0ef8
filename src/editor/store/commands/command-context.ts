import type { BlockApi, StoredBlock } from '../block-api.ts';
import type { ContentModels } from '../content-models.ts';
import type { EditorState } from '../editor-state.ts';
import type { Journal } from '../../journal/journal.ts';
import { writeEnded, writeStarted } from '../transitions/writing.ts';

/** The author of a concurrent change: the same user in another tab or on another device, or another user. */
export type OtherEditor = { readonly kind: 'self' } | { readonly kind: 'other'; readonly name: string };

/** Undefined if it is not known who changed the block. */
export function otherEditor({ changed }: StoredBlock, userId: string | undefined): OtherEditor | undefined {
  if (!changed) return undefined;
  return changed.userId === userId ? { kind: 'self' } : { kind: 'other', name: changed.name };
}

export type EditorNotice =
  | { readonly kind: 'saved' | 'deleted' | 'vanished' }
  /** The fields of block types have changed, and blocks on the screen were migrated. */
  | { readonly kind: 'fieldsChanged' }
  | { readonly kind: 'merged' | 'overlapping' | 'changedBeforeDelete'; readonly by?: OtherEditor }
  /** The connection is back, and some changes wait for the user to save them. */
  | { readonly kind: 'stillUnsaved' }
  /** The blocks are back in their former order: for this reason, or because blocks were added or deleted elsewhere. */
  | { readonly kind: 'orderRefused'; readonly reason: string | null }
  | { readonly kind: 'failed'; readonly message: string };

export interface CommandContext {
  readonly store: {
    getState(): EditorState;
    setState(transition: (state: EditorState) => EditorState): void;
  };
  readonly api: BlockApi;
  readonly journal: Journal;
  /** The blocks are components: they cannot be added or moved, and a deleted one is shown empty again. */
  readonly fixed: boolean;
  readonly userId: string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  newKey(): string;
  notify(notice: EditorNotice): void;
  flush(): Promise<void>;
  readonly edits: { count: number };
  readonly saves: Map<string, Promise<boolean>>;
  readonly updating: { models?: Promise<void> | undefined };
  enqueue<Answer>(command: () => Promise<Answer>): Promise<Answer>;
}

export function createCommandQueue(): CommandContext['enqueue'] {
  let last: Promise<unknown> = Promise.resolve();
  return (command) => {
    const answer = last.then(command, command);
    last = answer;
    return answer;
  };
}

/** Sends a write, and counts it as running until it is answered. */
export async function countWrite<Result>(
  { store }: CommandContext,
  send: () => Promise<Result>,
): Promise<Result> {
  store.setState(writeStarted);
  try {
    return await send();
  } finally {
    store.setState(writeEnded);
  }
}

export function notifyChanged(
  { notify, userId }: CommandContext,
  kind: 'merged' | 'overlapping' | 'changedBeforeDelete',
  current: StoredBlock,
): void {
  const by = otherEditor(current, userId);
  notify(by ? { kind, by } : { kind });
}

/** The current block types: they may have changed while a command waited. */
export function modelsOf({ store }: Pick<CommandContext, 'store'>): ContentModels {
  return store.getState().models;
}

export function apply<Event>(
  { store }: CommandContext,
  transition: (state: EditorState, event: Event) => EditorState,
  event: Event,
): void {
  store.setState((state) => transition(state, event));
}
