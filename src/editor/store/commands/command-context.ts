import type { StoreApi } from 'zustand/vanilla';
import type { BlockApi } from '../block-api.ts';
import type { ContentModels } from '../content-models.ts';
import type { EditorState } from '../editor-state.ts';
import type { Journal } from '../../journal/journal.ts';

/** What the editor tells the screen around it, which shows it as a toast. */
export type EditorNotice =
  | { readonly kind: 'saved' | 'deleted' | 'merged' | 'vanished' | 'changedBeforeDelete' | 'sessionExpired' }
  | { readonly kind: 'failed'; readonly message: string };

/** The world of an open editor: everything its commands may touch. */
export interface CommandContext {
  readonly store: StoreApi<EditorState>;
  readonly models: ContentModels;
  readonly api: BlockApi;
  readonly journal: Journal;
  /** Blocks are neither added nor moved, and a deleted one stands there empty again: components. */
  readonly fixed: boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** A name that nothing else has. */
  newKey(): string;
  notify(notice: EditorNotice): void;
  /** Runs commands that change which blocks there are one after another. */
  inTurn<Answer>(command: () => Promise<Answer>): Promise<Answer>;
  /** Asks for the password in place. Resolves with whether there is a session again. */
  reauthenticate(): Promise<boolean>;
}

/** Applies a transition. */
export function apply<Event>(
  { store }: CommandContext,
  transition: (state: EditorState, event: Event) => EditorState,
  event: Event,
): void {
  store.setState((state) => transition(state, event));
}
