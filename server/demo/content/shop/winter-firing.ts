import { block, type DemoPage } from '../../demo-content.ts';

export const winterFiring: DemoPage = {
  key: 'winter-firing',
  title: 'Winter firing 2026',
  url_path: '/winter-firing',
  state: 'draft',
  blocks: [
    block('Hero', {
      eyebrow: '11 December, six o’clock',
      title: 'We open the kiln, you hold the wine',
      lead: 'The last firing of the year comes out warm. Choose from the shelf while it still ticks.',
      picture: ['kiln'],
      picture_place: 'right',
      links: [{ page: 'visit', title: 'How to get here', variant: 'contained' }],
      background: 'secondary.dark',
    }),
    block('Price list', {
      title: 'What will be in it',
      items: [
        { name: 'Night bowls', price: '2.800 RSD', note: 'ink glaze, forty pieces' },
        { name: 'Tall vase', price: '7.900 RSD', note: 'oat, six pieces' },
        { name: 'Candle dish', price: '1.400 RSD', note: 'all colours' },
        { name: 'Surprises', price: 'as marked', note: 'they always happen' },
      ],
      tax_included: true,
      background: 'white',
    }),
    block('Image gallery', {
      title: 'Last year’s',
      pictures: ['vases', 'bowls', 'teapot'],
      layout: 'grid',
      enlarge: true,
      background: 'light',
    }),
    block('Call to action', {
      title: 'Keep a place by the kiln',
      text: 'The yard holds sixty people. A word beforehand helps us count the glasses.',
      links: [
        { url: 'mailto:ivana@podgradje.example', title: 'Say that you will come', variant: 'contained' },
      ],
      background: 'primary.main',
    }),
  ],
};
