import LinkOff from '@mui/icons-material/LinkOffOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmSubscription } from '../../api/newsletter.ts';
import { isDeadKey } from '../../lib/dead-key.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { showToast } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { Outcome } from '../../ui/outcome.tsx';

/**
 * The screen behind the link in the newsletter's mail. It needs a press, because mail scanners that follow every link
 * must not subscribe the recipient.
 */
export function NewsletterConfirmScreen({ confirmKey }: { readonly confirmKey: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'asked' | 'busy' | 'confirmed' | 'dead'>('asked');

  async function confirm(): Promise<void> {
    setState('busy');
    try {
      await confirmSubscription(confirmKey);
      setState('confirmed');
    } catch (error) {
      setState(isDeadKey(error) ? 'dead' : 'asked');
      if (!isDeadKey(error)) showToast('error', errorSentence(error));
    }
  }

  const toStart = (
    <LinkButton href="/" variant="outlined">
      {t('app.toStart')}
    </LinkButton>
  );
  return (
    <NarrowScreen title={t('newsletter.confirmTitle')}>
      {state === 'confirmed' ? (
        <Outcome icon={<MarkEmailRead />} tone="success" title={t('newsletter.confirmed')} action={toStart}>
          {t('newsletter.confirmedText')}
        </Outcome>
      ) : state === 'dead' ? (
        <Outcome icon={<LinkOff />} tone="warning" title={t('auth.keyInvalid')} action={toStart}>
          {t('newsletter.keyInvalidText')}
        </Outcome>
      ) : (
        <Stack sx={{ gap: 4 }}>
          <Typography color="textSecondary">{t('newsletter.confirmText')}</Typography>
          <LoadingButton fullWidth loading={state === 'busy'} onClick={() => void confirm()}>
            {t('newsletter.confirm')}
          </LoadingButton>
        </Stack>
      )}
    </NarrowScreen>
  );
}
