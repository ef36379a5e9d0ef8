import { block, type DemoPage } from '../../demo-content.ts';

export const readingTheBura: DemoPage = {
  key: 'reading-the-bura',
  title: 'Reading the bura',
  url_path: '/reading-the-bura',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Cold air, falling',
      body: 'The bura is not a wind that blows so much as a wind that falls. Cold air gathers behind the mountains, finds a pass and comes down on the sea like gravel off a lorry. It is dry, it is clear, and it can go from nothing to a gale while you are folding the chart.\n\nOn a small boat there is one good answer: to be in harbour already. Here is how to know a day ahead.',
      picture: ['storm'],
      picture_place: 'above',
      caption: 'Not mine. I was on the quay, and glad of it.',
      background: 'white',
    }),
    block('Feature list', {
      title: 'Four signs',
      layout: 'columns',
      features: [
        {
          title: 'A cap on the mountain',
          text: 'A flat white cloud that lies on the ridge and does not move, while everything else does.',
        },
        {
          title: 'Air like glass',
          text: 'You can count windows on an island where yesterday you could not find the island.',
        },
        {
          title: 'The glass rises',
          text: 'Pressure climbs fast over the mainland. Most bad weather announces itself by a fall; this one does not.',
        },
        {
          title: 'Nobody is fishing',
          text: 'The simplest of instruments. If all the boats are in, put yours beside them.',
        },
      ],
      background: 'secondary.light',
    }),
    block('Image gallery', {
      pictures: ['sea-chart', 'harbour'],
      layout: 'stack',
      caption: 'The passage that I did not make, and the harbour in which I did not make it.',
      enlarge: true,
      background: 'light',
    }),
    block('Rich section', {
      title: 'And if it has begun',
      body: 'Reef before you think of it. Go for the lee of an island even if it is the wrong island. Close to the mainland shore the gusts are worst and the waves smallest; far out it is the other way round, and for five metres of boat the waves are what counts.\n\nAfterwards it is cold and bright and everything has been washed. Bake something.',
      links: [
        { page: 'bread', title: 'Bread for a small boat' },
        {
          url: 'https://en.wikipedia.org/wiki/Bora_(wind)',
          title: 'More about the wind',
          variant: 'text',
          target: '_blank',
        },
      ],
      background: 'white',
    }),
  ],
};
