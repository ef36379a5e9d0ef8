import type { ReactNode } from 'react';
import { Buttons } from '../parts/links.tsx';
import { EnlargeableImage } from '../parts/image.tsx';
import { Section } from '../parts/section.tsx';
import { Text, Title } from '../parts/text.tsx';
import { fieldOf, hasList, type SiteComponent, type View } from '../view.ts';

export const productCard: SiteComponent = {
  fields: /^(name|price|description|pictures|availability|is_new|details|link)$/,
  lists: ['facts'],
  Render({ view }) {
    const images = view.images('pictures');
    return (
      <Section view={view} kind="product" as="article" look={images.length === 0 ? ['plain'] : []}>
        {images.length > 0 && (
          <ul className="s-product-images" {...view.mark('pictures')}>
            {images.map((image, index) => (
              <li key={index}>
                <EnlargeableImage
                  view={view}
                  image={image}
                  index={index}
                  sizes={index === 0 ? '(min-width: 900px) 50vw, 100vw' : '6rem'}
                  isEager={view.place.isFirst === true && index === 0}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="s-product-text">
          {view.isTicked('is_new') && (
            <p className="s-badge" {...view.mark('is_new')}>
              {view.env.translate('new')}
            </p>
          )}
          <Title view={view} of="name" />
          <div className="s-product-terms">
            <Text view={view} of="price" className="s-price" />
            <Availability view={view} />
          </div>
          <Text view={view} of="description" />
          <Details view={view} />
          <Buttons view={view} of="link" />
        </div>
      </Section>
    );
  },
};

/** The theme translates the library's choices; others keep their title from the model. */
function Availability({ view }: { readonly view: View }): ReactNode {
  const value = view.text('availability');
  const words: Readonly<Record<string, string>> = {
    in_stock: view.env.translate('availability.in_stock'),
    made_to_order: view.env.translate('availability.made_to_order'),
    sold_out: view.env.translate('availability.sold_out'),
  };
  const field = fieldOf(view, 'availability');
  const shown = Object.hasOwn(words, value) ? words[value] : field && view.rendered(field);
  if (value === '' || !shown) return null;
  return (
    <div
      className={`s-availability${Object.hasOwn(words, value) ? ` s-${value.replaceAll('_', '-')}` : ''}`}
      {...view.mark('availability')}
    >
      {shown}
    </div>
  );
}

/** Details such as `Diameter: 26 cm`, with their names set off. Version 2 of the library had lines instead of a list. */
function Details({ view }: { readonly view: View }): ReactNode {
  const isList = hasList(view, 'facts');
  const items = isList ? factsOf(view) : linesOf(view);
  if (items.length === 0) return null;
  return (
    <ul className="s-details" {...view.mark(isList ? 'facts' : 'details')}>
      {items.map(([name, value], index) => (
        <li key={index}>
          {value === undefined ? (
            name
          ) : (
            <>
              <span>{name}: </span>
              {value}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type Detail = readonly [name: ReactNode, value?: ReactNode];

function factsOf(view: View): readonly Detail[] {
  return view.parts('facts').flatMap((item): Detail[] => {
    const shown = ['name', 'value'].filter((field) => item.shows(field));
    const [name, value] = shown.map((field) => <Text key={field} view={item} of={field} as="span" />);
    return name === undefined ? [] : [[name, value]];
  });
}

function linesOf(view: View): readonly Detail[] {
  return view.rows('details').map((cells): Detail => {
    const line = cells.join(' | ');
    const [, name, value] = /^([^:]{1,40}):\s+(\S.*)$/.exec(line) ?? [];
    return name === undefined ? [line] : [name, value];
  });
}
