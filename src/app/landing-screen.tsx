import { Box, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { LinkButton } from '../ui/link-button.tsx';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { productName } from '../ui/product-name.ts';
import type { ReturnState } from './guards.tsx';

const facts = ['blocks', 'publish', 'deliver'] as const;

/** What this is, for somebody who has not signed in. */
export function LandingScreen() {
  const { t } = useTranslation();
  const returnState = useHistoryState<ReturnState | null>();
  useEffect(() => {
    document.title = productName;
  }, []);
  return (
    <Box sx={{ py: { xs: 8, md: 20 } }}>
      <Box sx={{ color: 'secondary.main', mb: 5 }}>
        <OctopusMark size={72} />
      </Box>
      <Typography
        component="h1"
        sx={{
          fontSize: { xs: 30, md: 42 },
          lineHeight: 1.15,
          fontWeight: 650,
          mb: 4,
          letterSpacing: '-0.022em',
        }}
      >
        {t('landing.title')}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ fontSize: { xs: 16, md: 18 }, lineHeight: 1.55, maxWidth: 600, mb: 7 }}
      >
        {t('landing.text', { product: productName })}
      </Typography>
      <LinkButton href="/auth" variant="contained" size="large" state={returnState}>
        {t('auth.signIn')}
      </LinkButton>
      <Stack
        component="ul"
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 8, mt: 16, p: 0, listStyle: 'none' }}
      >
        {facts.map((fact) => (
          <Box key={fact} component="li" sx={{ flex: 1, pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {t(`landing.${fact}.title`)}
            </Typography>
            <Typography color="textSecondary">{t(`landing.${fact}.text`)}</Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
