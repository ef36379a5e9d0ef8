import { Rows } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const openingHours: SiteComponent = {
  fields: /^(title|hours|closed|note)$/,
  lists: ['days'],
  Render: ({ view }) => (
    <Section view={view} kind="hours">
      <div className="s-head">
        <Title view={view} />
      </div>
      <div className="s-list">
        {view.isTicked('closed') && (
          <p className="s-notice" {...view.mark('closed')}>
            {view.env.translate('closed')}
          </p>
        )}
        <Rows view={view} of="days" cells={['day', 'hours']} lines="hours" />
        <Text view={view} of="note" className="s-caption" />
      </div>
    </Section>
  ),
};
