import { LinkList } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import { Text } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const footer: SiteComponent = {
  fields: /^(about|address|navigation|elsewhere|small_print)$/,
  Render({ view }) {
    const { translate } = view.env;
    return (
      <Section view={view} kind="footer" as="footer">
        <div className="s-footer-parts">
          {(view.shows('about') || view.shows('address')) && (
            <div className="s-footer-about">
              <Text view={view} of="about" />
              {view.shows('address') && (
                <address>
                  <Text view={view} of="address" />
                </address>
              )}
            </div>
          )}
          {view.links('navigation').length > 0 && (
            <nav aria-label={translate('footer_navigation')}>
              <LinkList view={view} of="navigation" />
            </nav>
          )}
          {view.links('elsewhere').length > 0 && (
            <nav aria-label={translate('elsewhere')}>
              <LinkList view={view} of="elsewhere" />
            </nav>
          )}
        </div>
        <Text view={view} of="small_print" className="s-small-print" />
      </Section>
    );
  },
};
