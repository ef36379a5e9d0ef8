import { EnlargeableImage, Image } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import { oneOf } from '../parts/values.ts';
import type { SiteComponent } from '../view.ts';

const sizes = {
  grid: '(min-width: 900px) 33vw, (min-width: 500px) 50vw, 100vw',
  row: '(min-width: 900px) 40vw, 80vw',
  stack: '(min-width: 1100px) 1100px, 100vw',
} as const;

export const imageGallery: SiteComponent = {
  fields: /^(title|pictures|layout|caption|enlarge)$/,
  Render({ view }) {
    const images = view.images('pictures');
    const layout = oneOf(['grid', 'row', 'stack'], view.value('layout'));
    const Shown = view.isTicked('enlarge') ? EnlargeableImage : Image;
    return (
      <Section view={view} kind="gallery" look={[layout, `of-${Math.min(images.length, 5)}`]}>
        <Title view={view} />
        {images.length > 0 && (
          <ul
            className="s-gallery-list"
            {...view.mark('pictures')}
            // A scrolling row takes the focus, so that the arrow keys reach all of it.
            {...(layout === 'row' && { tabIndex: 0 })}
          >
            {images.map((image, index) => (
              <li key={index}>
                <Shown view={view} image={image} index={index} sizes={sizes[layout]} />
              </li>
            ))}
          </ul>
        )}
        <Text view={view} of="caption" className="s-caption" />
      </Section>
    );
  },
};
