import { Box, Link, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { fonts } from '../../../theme/tokens.ts';
import { LandingSection } from './landing-sections.tsx';

/** The demo's answer, shortened. */
const example = `GET /api/delivery/pages/?path=/
Authorization: Api-Key oct_…

{
  "title": "Podgrađe Ceramics",
  "url_path": "/",
  "blocks": [
    {
      "type": "Hero",
      "data": {
        "eyebrow": "Petrovaradin, since 2014",
        "title": "Pots that want to be used"
      }
    }
  ]
}`;

export function DeliveryExample() {
  const { t } = useTranslation();
  return (
    <LandingSection id="delivery" title={t('landing.apiTitle')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gap: { xs: 6, md: 12 },
        }}
      >
        <Box>
          <Typography color="textSecondary" sx={{ mb: 4, fontSize: 15, lineHeight: 1.6 }}>
            {t('landing.apiText')}
          </Typography>
          <Link href="/api/docs/">{t('frame.apiDocs')}</Link>
        </Box>
        <Box
          component="pre"
          role="group"
          aria-label={t('landing.apiExample')}
          tabIndex={0}
          lang="en"
          sx={{
            m: 0,
            p: 5,
            overflowX: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            fontFamily: fonts.code,
            fontSize: 13,
            lineHeight: 1.6,
          }}
        >
          {example}
        </Box>
      </Box>
    </LandingSection>
  );
}
