import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/link-button.tsx';
import { useRegistration } from './use-registration.ts';

const topics = ['about', 'help', 'privacy', 'terms', 'rules'] as const;

/** The first column: the product. */
export function ProductLinks() {
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

/** The second column: the company and its terms. */
export function CompanyLinks() {
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
