import { PasswordQuestion } from '../../ui/password-question.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';

/** How to get a session again for the user who is editing. */
export interface SignInAgain {
  readonly email: string;
  /** Undefined when there is a session again; otherwise why not, as a sentence. */
  signIn(password: string): Promise<string | undefined>;
}

/** Asks for the password in place when a save found the session expired. */
export function PasswordDialog(signInAgain: SignInAgain) {
  const { commands } = useEditor();
  const open = useEditorState((state) => state.passwordAsked);
  return <PasswordQuestion {...signInAgain} open={open} onAnswer={commands.answerPassword} />;
}
