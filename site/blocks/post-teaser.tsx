import { Buttons } from '../parts/links.tsx';
import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const postTeaser: SiteComponent = {
  fields: /^(title|date|summary|picture|post|featured)$/,
  Render({ view }) {
    const [image] = view.images('picture');
    const look = [
      view.isTicked('featured') ? 'featured' : 'small',
      ...(image === undefined ? ['plain'] : []),
    ];
    return (
      <Section view={view} kind="teaser" as="article" look={look}>
        {image !== undefined && (
          <div className="s-teaser-image" {...view.mark('picture')}>
            <Image
              view={view}
              image={image}
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
