import { Box, OutlinedInput, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { useSubscribe } from './use-subscribe.ts';

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
