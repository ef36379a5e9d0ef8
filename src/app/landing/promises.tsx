import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import RestoreOutlined from '@mui/icons-material/RestorePageOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LandingSection } from './landing-section.tsx';

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
