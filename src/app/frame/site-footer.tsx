import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { useBrand } from '../../ui/brand.ts';
import { sizes } from '../../../theme/tokens.ts';
import { ColourModeToggle } from './colour-mode-toggle.tsx';
import { CompanyLinks, ProductLinks } from './footer-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { SocialSiteLinks } from './social-site-links.tsx';

/** The footer of guests' screens. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        // Hidden while the screen loads, so the screen does not push it away.
        'main:has([data-arriving]) + &': { visibility: 'hidden' },
      }}
    >
      <Box sx={{ maxWidth: sizes.content + 64, mx: 'auto', px: { xs: 4, sm: 6, lg: 8 }, pt: 8, pb: 5 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 420px) 1fr auto auto' },
            columnGap: { xs: 4, md: 16 },
            rowGap: 8,
            '& > section': { gridColumn: { xs: '1 / -1', md: '1 / 3' }, maxWidth: 420 },
          }}
        >
          <NewsletterForm />
          <ProductLinks />
          <CompanyLinks />
        </Box>
        <FooterEnd>
          <Typography variant="body2" color="textSecondary">
            {t('frame.copyright', { year: String(year), product: name })}
          </Typography>
          <SocialSiteLinks />
          <Box sx={{ ml: 'auto' }}>
            <ColourModeToggle />
          </Box>
          <LanguageLinks />
        </FooterEnd>
      </Box>
    </Box>
  );
}

function FooterEnd({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        // On the smallest screens everything but the languages fits on one line.
        columnGap: { xs: 2, sm: 4 },
        rowGap: 2,
        mt: 8,
        pt: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
