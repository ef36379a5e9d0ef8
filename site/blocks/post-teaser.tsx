import { Buttons } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

/** An invitation to read another page: several in a row are side by side, a featured one is large. */
export const postTeaser: SiteComponent = {
  fields: /^(title|date|summary|picture|post|featured)$/,
  Draw({ view }) {
    const [picture] = view.pictures('picture');
    const look = [
      view.isTicked('featured') ? 'featured' : 'small',
      ...(picture === undefined ? ['plain'] : []),
    ];
    return (
      <Section view={view} kind="teaser" as="article" look={look}>
        {picture !== undefined && (
          <div className="s-teaser-picture" {...view.mark('picture')}>
            <Picture
              view={view}
              picture={picture}
              sizes="(min-width: 900px) 50vw, 100vw"
              isEager={view.place.isFirst === true}
            />
          </div>
        )}
        <div className="s-teaser-text">
          <Text view={view} of="date" className="s-eyebrow" />
          <Title view={view} />
          <Text view={view} of="summary" />
          <Buttons view={view} of="post" />
        </div>
      </Section>
    );
  },
};
