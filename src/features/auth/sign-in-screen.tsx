import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OctopusMark } from '../../ui/octopus-mark.tsx';
import { productName } from '../../ui/product-name.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Where guests sign in. Accounts are made by the administrator, which the screen says instead of leading nowhere. */
export function SignInScreen() {
  const { t } = useTranslation();
  const title = t('auth.signIn');
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto', pt: { xs: 4, md: 16 } }}>
      <Stack sx={{ alignItems: 'center', gap: 3, mb: 6 }}>
        <Box sx={{ display: 'flex', color: 'secondary.main' }}>
          <OctopusMark size={48} />
        </Box>
        <Typography variant="h1">{title}</Typography>
      </Stack>
      <Card>
        <CardContent sx={{ p: { xs: 5, sm: 6 } }}>
          <SignInForm />
        </CardContent>
      </Card>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4, textAlign: 'center' }}>
        {t('auth.noAccount')}
      </Typography>
    </Box>
  );
}
