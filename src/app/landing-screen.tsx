import { Box, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { useBrand } from '../ui/brand.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useRegistration } from './frame/use-registration.ts';
import { DeliveryExample } from './landing/delivery-example.tsx';
import { EditorImage } from './landing/editor-image.tsx';
import { Promises, Steps } from './landing/landing-sections.tsx';
import type { ReturnState } from './return-state.ts';

export function LandingScreen() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const title = t('landing.title');
  useEffect(() => {
    document.title = `${name} · ${title}`;
  }, [name, title]);
  return (
    <Box sx={{ pt: { xs: 5, md: 12 }, pb: { xs: 10, md: 18 } }}>
      <Box sx={{ maxWidth: 720, mx: 'auto', mb: { xs: 8, md: 12 }, textAlign: 'center' }}>
        <Typography
          component="h1"
          sx={{
            mb: 4,
            fontSize: { xs: 32, sm: 42, md: 52 },
            lineHeight: 1.1,
            fontWeight: 680,
            letterSpacing: '-0.026em',
            textWrap: 'balance',
          }}
        >
          {title}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mb: 7, fontSize: { xs: 16, md: 18 }, lineHeight: 1.55, textWrap: 'pretty' }}
        >
          {t('landing.text', { product: name })}
        </Typography>
        <WaysIn />
      </Box>
      <EditorImage />
      <Steps />
      <Promises />
      <DeliveryExample />
    </Box>
  );
}

/** Links to registration, where it is open, and to sign-in. Both return to the page that a guest wanted. */
function WaysIn() {
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
