import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { holdsWork } from '../store/block-facts.ts';
import type { EditorState } from '../store/editor-state.ts';

/** How the current user can sign in again. */
export interface SignInAgain {
  readonly email: string;
  /** While held, an expired session calls `ask` instead of leaving the editor. Returns a function that ends it. */
  hold(ask: () => void): () => void;
  /** Undefined on success; otherwise the reason for the failure, as a sentence. */
  signIn(password: string): Promise<string | undefined>;
}

/** Asks for the password in place when the session expires while there are unsaved changes. */
export function PasswordDialog({ hold, ...signInAgain }: SignInAgain) {
  const { store, commands } = useEditor();
  const question = useEditorState((state) => state.passwordAsked);
  useEffect(() => holdWhileNeeded(store, () => hold(commands.askPassword)), [store, hold, commands]);
  return (
    <PasswordQuestion
      {...signInAgain}
      open={question !== undefined}
      saves={question === 'write'}
      onAnswer={commands.answerPassword}
    />
  );
}

/** Holds while leaving would lose something. Starts at once, because a response may arrive before the next render. */
function holdWhileNeeded(store: StoreApi<EditorState>, hold: () => () => void): () => void {
  let letGo: (() => void) | undefined;
  function follow(): void {
    const needed = holdsWork(store.getState());
    if (needed) letGo ??= hold();
    else end();
  }
  function end(): void {
    letGo?.();
    letGo = undefined;
  }
  follow();
  const stop = store.subscribe(follow);
  return () => {
    stop();
    end();
  };
}
