import { Buttons } from '../parts/links.tsx';
import { Rows } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const priceList: SiteComponent = {
  fields: /^(title|intro|prices|tax_included|note|link)$/,
  lists: ['items'],
  Render: ({ view }) => (
    <Section view={view} kind="prices">
      <div className="s-head">
        <Title view={view} />
        <Text view={view} of="intro" className="s-lead" />
      </div>
      <div className="s-list">
        <Rows view={view} of="items" cells={['name', 'price', 'note']} lines="prices" />
        {view.isTicked('tax_included') && (
          <p className="s-caption" {...view.mark('tax_included')}>
            {view.env.translate('tax_included')}
          </p>
        )}
        <Text view={view} of="note" className="s-caption" />
        <Buttons view={view} of="link" />
      </div>
    </Section>
  ),
};
