import { Buttons } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

/** Without a picture the text takes its place. */
export const hero: SiteComponent = {
  fields: /^(eyebrow|title|lead|picture|picture_place|links)$/,
  Draw({ view }) {
    const [picture] = view.pictures('picture');
    const place = oneOf(['right', 'left', 'behind'], view.value('picture_place'));
    const rendered = picture !== undefined && (
      <div className="s-hero-picture" {...view.mark('picture')}>
        <Picture
          view={view}
          picture={picture}
          sizes={place === 'behind' ? '100vw' : '(min-width: 800px) 50vw, 100vw'}
          isEager={view.place.isFirst === true}
        />
      </div>
    );
    return (
      <Section
        view={view}
        kind="hero"
        look={[picture === undefined ? 'plain' : place]}
        beside={place === 'behind' && rendered}
      >
        <div className="s-hero-text">
          <Text view={view} of="eyebrow" className="s-eyebrow" />
          <Title view={view} />
          <Text view={view} of="lead" className="s-lead" />
          <Buttons view={view} of="links" />
        </div>
        {place !== 'behind' && rendered}
      </Section>
    );
  },
};
