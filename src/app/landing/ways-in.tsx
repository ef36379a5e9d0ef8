import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { LinkButton } from '../../ui/link-button.tsx';
import { useRegistration } from '../frame/use-registration.ts';
import type { ReturnState } from '../return-state.ts';

/** Links to registration, where it is open, and to sign-in. Both return to the page that a guest wanted. */
export function WaysIn() {
  const { t } = useTranslation();
  const returnState = useHistoryState<ReturnState | null>();
  const { hasPlace, open, closed } = useRegistration();
  return (
    // As high as with the sentence below, so nothing moves when the server answers.
    <Stack sx={{ alignItems: 'center', gap: 3, minHeight: 76 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        {hasPlace && (
          <LinkButton
            href="/auth/register"
            variant="contained"
            size="large"
            state={returnState}
            sx={{ visibility: open ? 'visible' : 'hidden' }}
          >
            {t('auth.signUp')}
          </LinkButton>
        )}
        <LinkButton
          href="/auth"
          variant={hasPlace ? 'outlined' : 'contained'}
          size="large"
          state={returnState}
        >
          {t('auth.signIn')}
        </LinkButton>
      </Stack>
      {closed && (
        <Typography variant="body2" color="textSecondary">
          {t('auth.noAccount')}
        </Typography>
      )}
    </Stack>
  );
}
