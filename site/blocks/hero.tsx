import { Buttons } from '../parts/links.tsx';
import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

/** Without an image the text takes its place. */
export const hero: SiteComponent = {
  fields: /^(eyebrow|title|lead|picture|picture_place|links)$/,
  Render({ view }) {
    const [image] = view.images('picture');
    const place = oneOf(['right', 'left', 'behind'], view.value('picture_place'));
    const rendered = image !== undefined && (
      <div className="s-hero-image" {...view.mark('picture')}>
        <Image
          view={view}
          image={image}
          sizes={place === 'behind' ? '100vw' : '(min-width: 800px) 50vw, 100vw'}
          isEager={view.place.isFirst === true}
        />
      </div>
    );
    return (
      <Section
        view={view}
        kind="hero"
        look={[image === undefined ? 'plain' : place]}
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
