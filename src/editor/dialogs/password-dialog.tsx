import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { holdsWork } from '../store/block-facts.ts';
import type { EditorState } from '../store/editor-state.ts';

/** How to get a session again for the user who is editing. */
export interface SignInAgain {
  readonly email: string;
  /** Lets an expired session leave the editor where it is, which is told to ask; until what it answers with is called. */
  hold(ask: () => void): () => void;
  /** Undefined when there is a session again; otherwise why not, as a sentence. */
  signIn(password: string): Promise<string | undefined>;
}

/** Asks for the password in place when the session expired while something is not yet saved. */
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

/** Holds as long as leaving would lose something: at once, because a call may be answered before anything is drawn. */
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
