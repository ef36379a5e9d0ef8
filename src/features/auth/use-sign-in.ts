import { createElement, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorFields } from '../../lib/http-error.ts';
import { useAppStore } from '../../state/app-store.ts';

const names = ['email', 'password'] as const;

type Name = (typeof names)[number];

/**
 * The sign-in form's values and errors, with the rules of every form: checked on submit, then on change, and the first
 * invalid field takes the focus. Errors that concern no field are shown at the password. It works without the form
 * library, which would be a fifteenth of the script of the one screen that everybody waits for.
 */
export function useSignIn() {
  const { t } = useTranslation();
  const signIn = useAppStore((state) => state.session.signIn);
  const [values, setValues] = useState({ email: '', password: '' });
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  function field(name: Name) {
    const refusal = refused[name];
    const announced = refusal !== undefined && createElement('span', { role: 'alert' }, refusal);
    const error = asked && isBlank(values[name]) ? t('common.required') : announced;
    return {
      name,
      id: name,
      value: values[name],
      required: true,
      error: error !== false,
      helperText: error || undefined,
      inputRef: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
      onChange({ target }: { target: { value: string } }) {
        setValues({ ...values, [name]: target.value });
        setRefused({ ...refused, [name]: undefined });
      },
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    const missing = names.find((name) => isBlank(values[name]));
    if (missing !== undefined) return inputs.current[missing]?.focus();
    setBusy(true);
    // A refusal that comes back is seen and announced again, even with the same words.
    setRefused({});
    try {
      await signIn({ email: values.email.trim(), password: values.password });
    } catch (error) {
      setBusy(false);
      refuse(errorFields(error));
    }
  }

  function refuse(errors: Readonly<Record<string, readonly string[]>>): void {
    const { email, ...rest } = errors;
    const sentence = Object.values(rest).flat().join(' ');
    setRefused({
      ...(email && { email: email.join(', ') }),
      ...(sentence !== '' && { password: sentence }),
    });
    if (email !== undefined) return inputs.current.email?.focus();
    // The hidden one of the two is mistyped more often. Select it, so typing replaces it.
    inputs.current.password?.focus();
    inputs.current.password?.select();
  }

  return { field, submit, busy };
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}
