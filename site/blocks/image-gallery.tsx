import { EnlargeablePicture, Picture } from '../parts/picture.tsx';
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
  Draw({ view }) {
    const pictures = view.pictures('pictures');
    const layout = oneOf(['grid', 'row', 'stack'], view.value('layout'));
    const Shown = view.isTicked('enlarge') ? EnlargeablePicture : Picture;
    return (
      <Section view={view} kind="gallery" look={[layout, `of-${Math.min(pictures.length, 5)}`]}>
        <Title view={view} />
        {pictures.length > 0 && (
          <ul
            className="s-gallery-list"
            {...view.mark('pictures')}
            // A scrolling row takes the focus, so that the arrow keys reach all of it.
            {...(layout === 'row' && { tabIndex: 0 })}
          >
            {pictures.map((picture, index) => (
              <li key={index}>
                <Shown view={view} picture={picture} index={index} sizes={sizes[layout]} />
              </li>
            ))}
          </ul>
        )}
        <Text view={view} of="caption" className="s-caption" />
      </Section>
    );
  },
};
