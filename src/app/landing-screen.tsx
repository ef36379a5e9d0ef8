import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../ui/brand.ts';
import { DeliveryExample } from './landing/delivery-example.tsx';
import { EditorImage } from './landing/editor-image.tsx';
import { Promises, Steps } from './landing/landing-sections.tsx';
import { WaysIn } from './landing/ways-in.tsx';

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
