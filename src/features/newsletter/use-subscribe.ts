import { type FormEvent, useRef, useState } from 'react';
import { subscribe } from '../../api/newsletter.ts';
import { couldBeEmail } from '../../../shared/could-be-email.ts';
import { HttpError } from '../../lib/http.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { showToast } from '../../state/app-store.ts';

/** The footer's one field: checked on submit, then on change. An error is marked without text (spec section 5). */
export function useSubscribe() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (!couldBeEmail(email)) return input.current?.focus();
    setState('busy');
    try {
      await subscribe(email.trim());
      setState('sent');
    } catch (error) {
      setState('open');
      setRefused(error instanceof HttpError && error.fields !== undefined);
      showToast('error', errorSentence(error));
      input.current?.focus();
    }
  }

  return {
    state,
    submit,
    field: {
      value: email,
      error: refused || (asked && !couldBeEmail(email)),
      inputRef: input,
      onChange({ target }: { target: { value: string } }) {
        setEmail(target.value);
        setRefused(false);
      },
    },
  };
}
