import { Box, IconButton, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { useBrand } from '../../ui/brand.ts';
import { sizes } from '../../../theme/tokens.ts';
import { ColourModeToggle } from './colour-mode-toggle.tsx';
import { LanguageLinks } from './language-links.tsx';
import GitHub from '@mui/icons-material/GitHub';
import LinkedIn from '@mui/icons-material/LinkedIn';
import YouTube from '@mui/icons-material/YouTube';
import { socialSites } from '../../../shared/brand.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { useRegistration } from './use-registration.ts';

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

const icons = { GitHub, LinkedIn, YouTube } as const;

/**
 * Three external links as icons, each opening a new tab. An icon leads to the social site itself if the installation
 * has no page there.
 */
function SocialSiteLinks() {
  const { t } = useTranslation();
  const { name: product, social } = useBrand();
  return (
    <Box
      component="ul"
      aria-label={t('frame.socialSites', { product })}
      sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}
    >
      {socialSites.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <IconButton
              href={social?.[name] ?? `https://www.${name.toLowerCase()}.com/`}
              target="_blank"
              rel="noopener noreferrer"
              title={name}
              aria-label={t('frame.opensNewTab', { site: name })}
            >
              <Icon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}

const topics = ['about', 'help', 'privacy', 'terms', 'rules'] as const;

function ProductLinks() {
  const { t } = useTranslation();
  const { open } = useRegistration();
  return (
    <LinkColumn id="footer-product" title={t('frame.product')}>
      <FooterLink href="/">{t('frame.overview')}</FooterLink>
      <FooterLink href="/auth">{t('auth.signIn')}</FooterLink>
      {open && <FooterLink href="/auth/register">{t('auth.signUp')}</FooterLink>}
      <li>
        {/* A page of the server; the application has no such path. */}
        <Link href="/api/docs/" variant="body2" color="textSecondary">
          {t('frame.apiDocs')}
        </Link>
      </li>
    </LinkColumn>
  );
}

function CompanyLinks() {
  const { t } = useTranslation();
  return (
    <LinkColumn id="footer-company" title={t('frame.company')}>
      {topics.map((topic) => (
        <FooterLink key={topic} href={`/support/${topic}`}>
          {t(`frame.topics.${topic}`)}
        </FooterLink>
      ))}
    </LinkColumn>
  );
}

interface LinkColumnProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function LinkColumn({ id, title, children }: LinkColumnProps) {
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { py: 1, lineHeight: '18px' } }}>
        {children}
      </Box>
    </Box>
  );
}

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <TextLink href={href} variant="body2" color="textSecondary">
        {children}
      </TextLink>
    </li>
  );
}
