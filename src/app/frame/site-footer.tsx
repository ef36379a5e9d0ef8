import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { productName } from '../../ui/product-name.ts';
import { sizes } from '../../ui/theme/tokens.ts';
import { ColourModeToggle } from './colour-mode-toggle.tsx';
import { LanguageLinks } from './language-links.tsx';

const topics = ['about', 'help', 'privacy', 'terms', 'rules'] as const;

/** The foot of the screens that guests see. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Box sx={{ maxWidth: sizes.content + 64, mx: 'auto', px: { xs: 4, sm: 6, lg: 8 }, py: 6 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8, mb: 6 }}>
          <NewsletterForm />
          <CompanyLinks />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 auto' }}>
            {t('frame.copyright', { year: new Date().getFullYear(), product: productName })}
          </Typography>
          <LanguageLinks />
          <ColourModeToggle />
        </Box>
      </Box>
    </Box>
  );
}

function CompanyLinks() {
  const { t } = useTranslation();
  return (
    <Box component="nav" aria-labelledby="footer-company" sx={{ minWidth: { md: 320 } }}>
      <Typography id="footer-company" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('frame.company')}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {topics.map((topic) => (
          <li key={topic}>
            <TextLink href={`/support/${topic}`} variant="body2" color="textSecondary">
              {t(`frame.topics.${topic}`)}
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
