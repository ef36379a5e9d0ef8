import { block, type DemoPage } from '../../demo-content.ts';

export const home: DemoPage = {
  key: 'home',
  title: 'Podgrađe Ceramics',
  url_path: '/',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: 'Petrovaradin, since 2014',
      title: 'Pots that want to be used',
      lead: 'Stoneware for the table, thrown on a kick wheel and glazed with ash from our own stove. It goes into the oven, the dishwasher and, sooner or later, into somebody’s will.',
      picture: ['shopfront'],
      picture_place: 'right',
      links: [
        { page: 'tableware', title: 'See the tableware', variant: 'contained', size: 'large' },
        { page: 'workshops', title: 'Throw your own', size: 'large' },
      ],
      background: 'light',
    }),
    block('Feature list', {
      title: 'What you hold when you hold one',
      intro: 'We make about nine hundred pieces a year. That is few enough to know each of them.',
      layout: 'columns',
      features: [
        {
          title: 'Clay from the Bačka plain',
          text: 'A grey clay dug forty kilometres from here, mixed with fireclay so that it stands 1,240 °C.',
        },
        {
          title: 'Glazes without lead or barium',
          text: 'Six recipes, all tested for the food they will meet: tomatoes, vinegar, hot fat.',
        },
        {
          title: 'Mended for free',
          text: 'A chipped rim comes back to us, is ground, glazed and fired again with the next batch.',
        },
        {
          title: 'Packed in straw',
          text: 'We post to anywhere the post goes. What arrives broken is made again.',
        },
      ],
      background: 'white',
    }),
    block('Product card', {
      name: 'Nest of four bowls',
      price: '9.800 RSD',
      description:
        'One for soup, one for salad, one for olives and one for keys. They stand inside each other in a cupboard that is too small, which is why we began to make them.',
      pictures: ['bowls', 'shelf'],
      availability: 'in_stock',
      is_new: true,
      facts: [
        { name: 'Diameter', value: '29, 26, 24 and 21 cm' },
        { name: 'Glazes', value: 'ink, oat, river, brick' },
        { name: 'Dishwasher', value: 'yes' },
        { name: 'Oven', value: 'up to 220 °C' },
      ],
      link: [{ page: 'tableware', title: 'All tableware', variant: 'contained' }],
      background: 'primary.light',
    }),
    block('Quote', {
      quote: 'I dropped the blue bowl on a stone floor in August. The floor has a mark.',
      author: 'Dragana P.',
      source: 'customer, Sremski Karlovci',
      background: 'white',
    }),
    block('Call to action', {
      title: 'Come and get your hands dirty',
      text: 'Tuesday and Thursday evenings, four wheels, one teacher. Nobody goes home without at least one pot that stands.',
      links: [
        { page: 'workshops', title: 'Classes and prices', variant: 'contained', color: 'secondary' },
        { page: 'visit', title: 'Where we are', variant: 'text' },
      ],
      background: 'primary.dark',
    }),
  ],
};
