import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import RestoreOutlined from '@mui/icons-material/RestorePageOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LandingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function LandingSection({ id, title, children }: LandingSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 14, md: 22 } }}>
      <Typography
        id={id}
        component="h2"
        sx={{
          mb: { xs: 6, md: 8 },
          fontSize: { xs: 22, md: 28 },
          lineHeight: 1.2,
          fontWeight: 650,
          letterSpacing: '-0.018em',
        }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

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

const promises = [
  { name: 'kept', Icon: RestoreOutlined },
  { name: 'merged', Icon: AccountTreeOutlined },
  { name: 'versions', Icon: HistoryOutlined },
  { name: 'keyboard', Icon: KeyboardOutlined },
  { name: 'languages', Icon: TranslateOutlined },
  { name: 'yours', Icon: DnsOutlined },
] as const;

/** The product's guarantees; a test proves each one. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <LandingSection id="care" title={t('landing.careTitle')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          gap: 4,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {promises.map(({ name, Icon }) => (
          <Box
            key={name}
            component="li"
            sx={{ p: 6, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
          >
            <Icon aria-hidden sx={{ display: 'block', mb: 3, fontSize: 22, color: 'primary.main' }} />
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t(`landing.${name}.title`)}
            </Typography>
            <Typography color="textSecondary">{t(`landing.${name}.text`)}</Typography>
          </Box>
        ))}
      </Box>
    </LandingSection>
  );
}
