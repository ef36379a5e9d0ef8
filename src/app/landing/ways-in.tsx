import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { useFeatures } from '../../state/use-features.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ReturnState } from '../guards.tsx';

/** To an account: a new one where the server takes new ones, and one's own. Both lead back to where a guest was going. */
export function WaysIn() {
  const { t } = useTranslation();
  const returnState = useHistoryState<ReturnState | null>();
  const { offered } = useFeatures();
  const open = offered?.registration === true;
  return (
    // As high as with the sentence below, so that nothing moves when the server has said which it is.
    <Stack sx={{ alignItems: 'center', gap: 3, minHeight: 76 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        {open && (
          <LinkButton href="/auth/register" variant="contained" size="large" state={returnState}>
            {t('auth.signUp')}
          </LinkButton>
        )}
        <LinkButton href="/auth" variant={open ? 'outlined' : 'contained'} size="large" state={returnState}>
          {t('auth.signIn')}
        </LinkButton>
      </Stack>
      {offered?.registration === false && (
        <Typography variant="body2" color="textSecondary">
          {t('auth.noAccount')}
        </Typography>
      )}
    </Stack>
  );
}
