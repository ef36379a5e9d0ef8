import { Box, OutlinedInput, Typography } from '@mui/material';
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
    <Box component="section" aria-labelledby="newsletter-title" sx={{ flex: '0 1 420px' }}>
      <Typography id="newsletter-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('newsletter.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('newsletter.text')}
      </Typography>
      {state === 'sent' ? (
        <Sent />
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}
        >
          <OutlinedInput
            {...field}
            type="email"
            size="small"
            fullWidth
            placeholder={exampleAddress}
            autoComplete="email"
            slotProps={{ input: { 'aria-label': t('newsletter.email'), 'aria-required': true } }}
          />
          <LoadingButton type="submit" variant="outlined" loading={state === 'busy'} sx={{ flexShrink: 0 }}>
            {t('newsletter.subscribe')}
          </LoadingButton>
        </Box>
      )}
    </Box>
  );
}

/** Takes the focus from the removed button, so screen readers read it out. */
function Sent() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <Typography ref={text} tabIndex={-1} variant="body2" color="success" sx={{ py: 2, outline: 'none' }}>
      {t('newsletter.sent')}
    </Typography>
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
      error: rejected || (asked && !couldBeEmail(email)),
      inputRef: input,
      onChange({ target }: { target: { value: string } }) {
        setEmail(target.value);
        setRejected(false);
      },
    },
  };
}
