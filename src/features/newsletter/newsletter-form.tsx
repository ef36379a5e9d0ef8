import { useEffect, useRef, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { subscribe } from '../../api/newsletter.ts';
import { couldBeEmail } from '../../../shared/could-be-email.ts';
import { HttpError } from '../../lib/http.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { showToast } from '../../state/app-store.ts';

/** The same in every language. */
const exampleAddress = 'name@example.com';

/** 'Keep up to date': the footer's invitation to the newsletter (spec section 2). */
export function NewsletterForm() {
  const { t } = useTranslation();
  const { state, submit, field } = useSubscribe();
  return (
    <section aria-labelledby="newsletter-title" className="newsletter">
      <h2 id="newsletter-title" className="ui-h4">
        {t('newsletter.title')}
      </h2>
      <p className="ui-small ui-quiet">{t('newsletter.text')}</p>
      {state === 'sent' ? (
        <Sent />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <input
            {...field}
            className="ui-input"
            type="email"
            placeholder={exampleAddress}
            autoComplete="email"
            aria-label={t('newsletter.email')}
            aria-required
          />
          <LoadingButton type="submit" variant="outlined" loading={state === 'busy'}>
            {t('newsletter.subscribe')}
          </LoadingButton>
        </form>
      )}
    </section>
  );
}

/** Takes the focus from the removed button, so screen readers read it out. */
function Sent() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className="newsletter-sent ui-small">
      {t('newsletter.sent')}
    </p>
  );
}

/** The footer's one field: checked on submit, then on change. An error is marked without text (spec section 5). */
function useSubscribe() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [rejected, setRejected] = useState(false);
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
      setRejected(error instanceof HttpError && error.fields !== undefined);
      showToast('error', errorSentence(error));
      input.current?.focus();
    }
  }

  return {
    state,
    submit,
    field: {
      value: email,
      'aria-invalid': rejected || (asked && !couldBeEmail(email)),
      ref: input,
      onChange({ target }: { target: { value: string } }) {
        setEmail(target.value);
        setRejected(false);
      },
    },
  };
}
