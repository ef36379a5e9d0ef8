import { itemsOf } from '../parts/items.ts';
import { Section } from '../parts/section.tsx';
import { Subtitle, Text, Title } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

export const featureList: SiteComponent = {
  fields: /^(title|intro|layout|feature_\d+_(title|text))$/,
  lists: ['features'],
  Render({ view }) {
    const layout = oneOf(['columns', 'list'], view.value('layout'));
    const { items, mark } = itemsOf(view, 'features', {
      shown: ['title', 'text'],
      numbered: { title: 'feature_#_title', text: 'feature_#_text' },
    });
    return (
      <Section view={view} kind="features" look={[layout]}>
        {(view.shows('title') || view.shows('intro')) && (
          <div className="s-head">
            <Title view={view} />
            <Text view={view} of="intro" className="s-lead" />
          </div>
        )}
        {items.length > 0 && (
          <ul className="s-features-list" {...mark}>
            {items.map((item, index) => (
              <li key={index}>
                <Subtitle view={item} of="title" within={view} />
                <Text view={item} of="text" />
              </li>
            ))}
          </ul>
        )}
      </Section>
    );
  },
};
