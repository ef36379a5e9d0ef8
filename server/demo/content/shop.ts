import { block, type DemoWorkspace, textLinks } from '../demo-content.ts';
import { glazes } from './shop/glazes.ts';
import { home } from './shop/home.ts';
import { tableware } from './shop/tableware.ts';
import { visit } from './shop/visit.ts';
import { winterFiring } from './shop/winter-firing.ts';
import { workshops } from './shop/workshops.ts';

/** A small pottery with a shop window in Petrovaradin. */
export const shop: DemoWorkspace = {
  type: 'SHOP',
  title: 'Podgrađe Ceramics',
  description:
    'Stoneware thrown, glazed and fired in the lower town of Petrovaradin. The shop, the evening classes and everything that happens around one kiln.',
  tags: ['ceramics', 'stoneware', 'workshops', 'Novi Sad'],
  images: {
    shopfront: 'A green shopfront with a striped awning, pots in the window and a cat on the bench.',
    shelf: 'Two wooden shelves of vases, jars, bowls and cups in teal, cream, rust and blue glazes.',
    bowls: 'Four nested bowls in blue, speckled white, teal and rust beside a green bowl of oranges.',
    plates: 'Plates in white, teal, blue and rust on a striped linen runner, with figs and lemons.',
    teapot: 'A blue teapot and two steaming cups on a table before a window onto a river.',
    vases: 'Three vases, one white, one black, one teal, holding dry branches in front of a clay arch.',
    glazes: 'Twenty test tiles in rows, each dipped in a different glaze.',
    wheel: 'A tall pot on a potter’s wheel, with unfired pots on shelves behind it.',
    kiln: 'The open door of a brick kiln, pots glowing orange inside.',
    'portrait-potter': 'Ivana Marić in a teal apron, her hair in a bun, smiling.',
    'emblem-bowl': 'The sign of the shop: a glazed bowl with steam above it.',
  },
  looks: { fonts: 'manrope', favicon: 'emblem-bowl', shared: 'shopfront' },
  pages: [home, tableware, glazes, workshops, visit, winterFiring],
  components: [
    block('Header', {
      site_name: 'Podgrađe Ceramics',
      tagline: 'Stoneware from under the fortress',
      navigation: [
        ...textLinks({ tableware: 'Tableware', glazes: 'Our glazes', workshops: 'Workshops' }),
        { page: 'visit', title: 'Visit us', variant: 'contained', color: 'secondary', size: 'small' },
      ],
      sticky: true,
      background: 'white',
    }),
    block('Footer', {
      about:
        'Podgrađe Ceramics is Ivana Marić, two wheels and one gas kiln. Everything we sell was made in this house.',
      address: 'Štrosmajerova 18\n21131 Petrovaradin',
      navigation: textLinks({ home: 'Home', workshops: 'Evening classes', visit: 'Opening hours' }),
      elsewhere: [
        {
          url: 'https://www.openstreetmap.org/#map=17/45.2517/19.8640',
          title: 'Find us on the map',
          variant: 'text',
          target: '_blank',
        },
      ],
      small_print: 'Prices include VAT. Made by hand: no two pieces are alike.',
      background: 'primary.dark',
    }),
    block('Announcement', {
      text: 'The kiln is open again: seconds from the October firing are half price until Sunday.',
      tone: 'praise',
      shown: true,
      link: [{ page: 'visit', title: 'When we are open', variant: 'text', size: 'small' }],
      background: 'secondary.light',
    }),
  ],
};
