import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { errorSentence } from '../../lib/http-error.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { takeSocialAttempt } from './social-attempt.ts';
import { type SocialError, socialErrors } from '../../../shared/wire/social.ts';

/**
 * Receives the visitor from a provider of social sign-in; the guard around the screen redirects. A token that this
 * browser did not request needs a press, because a stranger may have sent it to trick the user into working in the
 * stranger's account.
 */
export function SocialScreen() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [{ token, error }] = useState(() => readSocialAnswer(location.hash));
  const [asked, setAsked] = useState(false);

  async function enter(given: string): Promise<void> {
    setAsked(false);
    try {
      await useAppStore.getState().session.adopt(given);
    } catch (failure) {
      showToast('error', errorSentence(failure));
      navigate('/auth', { replace: true });
    }
  }

  const arrive = useEffectEvent(() => {
    // Keep the token out of the address bar and the history.
    history.replaceState(history.state, '', location.pathname);
    const expected = takeSocialAttempt();
    if (token !== undefined) return expected ? void enter(token) : setAsked(true);
    if (error !== undefined) showToast('error', t(`auth.social.errors.${error}`));
    navigate('/auth', { replace: true });
  });
  const arrived = useRef(false);
  useEffect(() => {
    // React may run an effect twice, but the stored attempt can be read only once.
    if (!arrived.current) arrive();
    arrived.current = true;
  }, []);

  return (
    <NarrowScreen title={t(asked ? 'auth.signIn' : 'auth.social.working')}>
      {asked && token !== undefined ? (
        <Stack sx={{ gap: 4 }}>
          <Typography color="textSecondary">{t('auth.social.unasked')}</Typography>
          <Button variant="contained" fullWidth onClick={() => void enter(token)}>
            {t('auth.social.continue')}
          </Button>
          <LinkButton href="/auth" variant="outlined" fullWidth>
            {t('auth.backToSignIn')}
          </LinkButton>
        </Stack>
      ) : (
        <Spinner />
      )}
    </NarrowScreen>
  );
}

/** The result of a social sign-in: a token, an error, or nothing at all. */
interface SocialAnswer {
  readonly token?: string;
  readonly error?: SocialError;
}

/** Reads the fragment `#token=…` or `#error=<word>`. An unknown word counts as our fault. */
function readSocialAnswer(fragment: string): SocialAnswer {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = values.get('token') ?? '';
  if (token !== '') return { token };
  const word = values.get('error');
  if (word === null) return {};
  return { error: socialErrors.find((known) => known === word) ?? 'unavailable' };
}
