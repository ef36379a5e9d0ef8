import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

/** Questions that unfold their answers. */
export const faq: SiteComponent = {
  fields: /^(title|(question|answer)_[1-6])$/,
  Draw({ view }) {
    const asked = [1, 2, 3, 4, 5, 6].filter((n) => view.has(`question_${n}`));
    return (
      <Section view={view} kind="faq">
        <div className="s-head">
          <Title view={view} />
        </div>
        <div className="s-list">
          {asked.map((n) => (
            <details key={n}>
              <summary>
                <Text view={view} of={`question_${n}`} as="span" />
              </summary>
              <Text view={view} of={`answer_${n}`} className="s-prose" />
            </details>
          ))}
        </div>
      </Section>
    );
  },
};
