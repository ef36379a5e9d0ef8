import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence, HttpError } from '../../lib/http-error.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';

const names = ['email', 'password'] as const;

type Name = (typeof names)[number];

/**
 * The values and errors of the sign-in form, with the rules of every form: checked on submit, then on change, and the
 * first invalid field takes the focus. A toast shows the server's error. It works without the form library, which would
 * be a fifteenth of the script of the one screen that every user waits for.
 */
export function useSignIn() {
  const { t } = useTranslation();
  const signIn = useAppStore((state) => state.session.signIn);
  const [values, setValues] = useState({ email: '', password: '' });
  const [rejected, setRejected] = useState<Partial<Record<Name, string>>>({});
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const closeToast = useRef(() => undefined as void);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  function field(name: Name) {
    const error = asked && isBlank(values[name]) ? t('common.required') : rejected[name];
    return {
      name,
      id: name,
      value: values[name],
      required: true,
      wrong: error !== undefined,
      help: error,
      ref: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      onChange({ target }: { target: { value: string } }) {
        setValues({ ...values, [name]: target.value });
        setRejected({ ...rejected, [name]: undefined });
      },
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    const missing = names.find((name) => isBlank(values[name]));
    if (missing !== undefined) return inputs.current[missing]?.focus();
    setBusy(true);
    // Closes the toast, so that the same error is shown and announced again.
    closeToast.current();
    setRejected({});
    try {
      await signIn({ email: values.email.trim(), password: values.password });
    } catch (error) {
      setBusy(false);
      closeToast.current = showToast('error', errorSentence(error));
      showRejection(error);
    }
  }

  /** Marks the wrong field: of a pair that does not match, the hidden one is mistyped more often. */
  function showRejection(error: unknown): void {
    const { status, fields = {}, message } = error instanceof HttpError ? error : {};
    const { email, password = email === undefined && status === 400 ? [message ?? ''] : undefined } = fields;
    setRejected({
      ...(email && { email: email.join(', ') }),
      ...(password && { password: password.join(', ') }),
    });
    if (email !== undefined) return inputs.current.email?.focus();
    inputs.current.password?.focus();
    // Selects the password, so that typing replaces it.
    inputs.current.password?.select();
  }

  return { field, submit, busy };
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}
