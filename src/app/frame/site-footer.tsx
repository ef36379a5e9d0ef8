import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { useBrand } from '../../ui/brand.ts';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import { GitHub, LinkedIn, YouTube } from '../../ui/company-icons.ts';
import { ColourModeToggle } from './colour-mode-toggle.tsx';
import { LanguageLinks } from './language-links.tsx';
import { socialSites } from '../../../shared/brand.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { useRegistration } from './use-registration.ts';

/** The footer of guests' screens. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="site-footer">
      <div>
        <div className="footer-columns">
          <NewsletterForm />
          <ProductLinks />
          <CompanyLinks />
        </div>
        <div className="footer-end">
          <p className="ui-small ui-quiet">{t('frame.copyright', { year: String(year), product: name })}</p>
          <SocialSiteLinks />
          <ColourModeToggle />
          <LanguageLinks />
        </div>
      </div>
    </footer>
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
    <ul aria-label={t('frame.socialSites', { product })}>
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
              <Icon size="small" />
            </IconButton>
          </li>
        );
      })}
    </ul>
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
        <a href="/api/docs/" className="ui-link ui-small ui-quiet">
          {t('frame.apiDocs')}
        </a>
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
    <nav aria-labelledby={id}>
      <h2 id={id} className="ui-h4">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <TextLink href={href} className="ui-small ui-quiet">
        {children}
      </TextLink>
    </li>
  );
}
