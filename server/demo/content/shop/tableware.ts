import { block, type DemoPage } from '../../demo-content.ts';

export const tableware: DemoPage = {
  key: 'tableware',
  title: 'Tableware',
  url_path: '/tableware',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Made for Tuesday, not for the cabinet',
      body: 'Every piece here began with a meal. The deep plate is wide because Ivana’s father eats soup with bread standing in it. The small plate has a raised edge because figs roll.\n\nWe keep the shapes and change the glazes, so that a plate bought this year still stands next to one bought in ten. If a colour is sold out, it is usually in the next firing: one leaves the kiln every third Friday.',
      picture: ['shelf'],
      picture_place: 'above',
      caption: 'The shelf by the door, on the Friday after a firing.',
      background: 'white',
    }),
    block('Product card', {
      name: 'Danube dinner plate',
      price: '3.400 RSD',
      description:
        'A flat plate with a low wall that keeps the sauce on it. The foot is waxed, so it does not scratch the table.',
      pictures: ['plates'],
      availability: 'in_stock',
      is_new: false,
      facts: [
        { name: 'Diameter', value: '27 cm' },
        { name: 'Weight', value: '780 g' },
        { name: 'Glazes', value: 'oat, river, brick, ink' },
        { name: 'Dishwasher', value: 'yes' },
      ],
      link: [{ page: 'visit', title: 'Reserve one', variant: 'contained' }],
      background: 'light',
    }),
    block('Product card', {
      name: 'Teapot for a long morning',
      price: '12.500 RSD',
      description:
        'Holds five cups. The spout was redrawn eleven times and no longer drips; we are prouder of this than of anything else.',
      pictures: ['teapot'],
      availability: 'made_to_order',
      is_new: false,
      facts: [
        { name: 'Volume', value: '1.3 l' },
        { name: 'Strainer', value: 'drilled into the wall of the pot' },
        { name: 'Glaze', value: 'river' },
        { name: 'Delivery', value: 'five weeks' },
      ],
      link: [{ page: 'visit', title: 'Order one', variant: 'contained' }],
      background: 'light',
    }),
    block('Product card', {
      name: 'Three vases, no flowers needed',
      price: 'from 4.900 RSD',
      description:
        'Round, tall and narrow. They look finished with one dry branch in them, and with nothing at all.',
      pictures: ['vases'],
      availability: 'sold_out',
      is_new: true,
      facts: [
        { name: 'Heights', value: '24, 38 and 31 cm' },
        { name: 'Glazes', value: 'charcoal, oat, river' },
        { name: 'Next firing', value: '11 December' },
      ],
      link: [{ page: 'glazes', title: 'About the glazes' }],
      background: 'light',
    }),
    block('Call to action', {
      title: 'A set for a wedding, a restaurant, a boat?',
      text: 'From twelve pieces on we glaze to order and stamp the foot with a mark of yours. Allow eight weeks.',
      links: [{ page: 'visit', title: 'Write to us', variant: 'contained', color: 'secondary' }],
      background: 'secondary.light',
    }),
  ],
  editedLater: { block: 1, data: { price: '3.600 RSD', is_new: true } },
};
