import { Link } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import { Text } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

export const announcement: SiteComponent = {
  fields: /^(text|tone|shown|link)$/,
  Render({ view }) {
    const links = view.links('link');
    return (
      <Section
        view={view}
        kind="announcement"
        as="aside"
        label={view.env.translate('announcement')}
        look={[oneOf(['news', 'praise', 'warning'], view.value('tone'))]}
      >
        <Text view={view} of="text" />
        {links.length > 0 && (
          <span {...view.mark('link')}>
            {links.map((link, index) => (
              <Link key={index} view={view} link={link} />
            ))}
          </span>
        )}
      </Section>
    );
  },
};
