import { Buttons } from '../parts/links.tsx';
import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

export const richSection: SiteComponent = {
  fields: /^(title|body|picture|picture_place|caption|links)$/,
  Render({ view }) {
    const [image] = view.images('picture');
    const place = oneOf(['right', 'left', 'above', 'below'], view.value('picture_place'));
    return (
      <Section view={view} kind="rich" look={[image === undefined ? 'plain' : place]}>
        <div className="s-rich-text">
          <Title view={view} />
          <div className="s-rich-body">
            <Text view={view} of="body" className="s-prose" />
            <Buttons view={view} of="links" />
          </div>
        </div>
        {image !== undefined && (
          <figure className="s-figure">
            <div {...view.mark('picture')}>
              <Image
                view={view}
                image={image}
                sizes="(min-width: 800px) 50vw, 100vw"
                isEager={view.place.isFirst === true}
              />
            </div>
            <Text view={view} of="caption" as="span" className="s-caption" />
          </figure>
        )}
      </Section>
    );
  },
};
