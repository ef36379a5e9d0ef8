import { itemsOf } from '../parts/items.ts';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const faq: SiteComponent = {
  fields: /^(title|(question|answer)_\d+)$/,
  lists: ['questions'],
  Render({ view }) {
    const { items, mark } = itemsOf(view, 'questions', {
      shown: ['question'],
      numbered: { question: 'question_#', answer: 'answer_#' },
    });
    return (
      <Section view={view} kind="faq">
        <div className="s-head">
          <Title view={view} />
        </div>
        <div className="s-list" {...mark}>
          {items.map((item, index) => (
            <details key={index}>
              <summary>
                <Text view={item} of="question" as="span" />
              </summary>
              <Text view={item} of="answer" className="s-prose" />
            </details>
          ))}
        </div>
      </Section>
    );
  },
};
