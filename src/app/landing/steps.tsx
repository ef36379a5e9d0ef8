import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LandingSection } from './landing-section.tsx';

const steps = ['blocks', 'share', 'publish', 'deliver'] as const;

export function Steps() {
  const { t } = useTranslation();
  return (
    <LandingSection id="how" title={t('landing.howTitle')}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          columnGap: 8,
          rowGap: 7,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {steps.map((step, index) => (
          <Box key={step} component="li" sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <Typography
              aria-hidden
              sx={{ mb: 2, color: 'secondary.main', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t(`landing.${step}.title`)}
            </Typography>
            <Typography color="textSecondary" sx={{ fontSize: 15, lineHeight: 1.55 }}>
              {t(`landing.${step}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </LandingSection>
  );
}
