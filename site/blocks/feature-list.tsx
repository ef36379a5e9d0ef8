import { Section } from '../parts/section.tsx';
import { Subtitle, Text, Title } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

/** Short points, in columns or one below the other. */
export const featureList: SiteComponent = {
  fields: /^(title|intro|layout|feature_[1-4]_(title|text))$/,
  Draw({ view }) {
    const layout = oneOf(['columns', 'list'], view.value('layout'));
    const features = [1, 2, 3, 4].filter(
      (n) => view.has(`feature_${n}_title`) || view.has(`feature_${n}_text`),
    );
    return (
      <Section view={view} kind="features" look={[layout]}>
        {(view.has('title') || view.has('intro')) && (
          <div className="s-head">
            <Title view={view} />
            <Text view={view} of="intro" className="s-lead" />
          </div>
        )}
        {features.length > 0 && (
          <ul className="s-features-list">
            {features.map((n) => (
              <li key={n}>
                <Subtitle view={view} of={`feature_${n}_title`} />
                <Text view={view} of={`feature_${n}_text`} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    );
  },
};
