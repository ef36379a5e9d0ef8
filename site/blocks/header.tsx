import type { ReactNode } from 'react';
import { LinkList } from '../parts/links.tsx';
import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text } from '../parts/text.tsx';
import type { SiteComponent, View } from '../view.ts';

export const header: SiteComponent = {
  fields: /^(site_name|tagline|logo|navigation|sticky)$/,
  Render({ view }) {
    const [logo] = view.images('logo');
    return (
      <Section view={view} kind="header" as="header" look={view.isTicked('sticky') ? ['sticky'] : []}>
        <div className="s-brand">
          <a href={view.env.href('/')} {...(view.place.path === '/' && { 'aria-current': 'page' })}>
            {logo !== undefined && (
              <span className="s-logo" {...view.mark('logo')}>
                {/* The name beside it describes it, unless the file is missing. */}
                <Image
                  view={view}
                  image={view.has('site_name') && logo.url !== '' ? { ...logo, alt: '' } : logo}
                  sizes="4rem"
                  isEager
                />
              </span>
            )}
            <Text view={view} of="site_name" as="span" className="s-site-name" />
          </a>
          <Text view={view} of="tagline" className="s-tagline" />
        </div>
        <Navigation view={view} />
      </Section>
    );
  },
};

/** On a phone the links are behind a button, which opens them without script. Elsewhere they are in the header. */
function Navigation({ view }: { readonly view: View }): ReactNode {
  if (view.links('navigation').length === 0) return null;
  const { translate } = view.env;
  const id = `s-menu-${view.block.id}`;
  return (
    <>
      <button type="button" className="s-menu-button" popoverTarget={id}>
        {translate('menu')}
      </button>
      <nav id={id} className="s-menu" popover="auto" aria-label={translate('navigation')}>
        <button type="button" className="s-close" popoverTarget={id} popoverTargetAction="hide">
          {translate('close')}
        </button>
        <LinkList view={view} of="navigation" />
      </nav>
    </>
  );
}
