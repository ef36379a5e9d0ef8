import { Buttons } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const callToAction: SiteComponent = {
  fields: /^(title|text|links)$/,
  Render: ({ view }) => (
    <Section view={view} kind="action">
      <div className="s-head">
        <Title view={view} />
        <Text view={view} of="text" className="s-lead" />
      </div>
      <Buttons view={view} of="links" />
    </Section>
  ),
};
