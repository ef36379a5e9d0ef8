import { Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text } from '../parts/text.tsx';
import type { SiteComponent } from '../view.ts';

export const quote: SiteComponent = {
  fields: /^(quote|author|source|portrait)$/,
  Render({ view }) {
    const [portrait] = view.images('portrait');
    return (
      <Section view={view} kind="quote">
        <figure>
          <blockquote>
            <Text view={view} of="quote" className="s-quote-words" />
          </blockquote>
          <figcaption>
            {portrait !== undefined && (
              <div className="s-portrait" {...view.mark('portrait')}>
                <Image view={view} image={portrait} sizes="4rem" />
              </div>
            )}
            <div>
              <Text view={view} of="author" className="s-quote-author" />
              <Text view={view} of="source" className="s-caption" />
            </div>
          </figcaption>
        </figure>
      </Section>
    );
  },
};
