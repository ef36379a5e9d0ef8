import { block, type DemoPage } from '../../demo-content.ts';

export const bread: DemoPage = {
  key: 'bread',
  title: 'Bread for a small boat',
  url_path: '/bread-for-a-small-boat',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Bread for a small boat',
      body: 'A boat of five metres has no oven. It has one burner, a cast-iron pot with a lid, and a great deal of time while the wind makes up its mind.\n\nThe dough is wet and does its own kneading overnight, wedged under the foredeck where the movement of the sea does what hands would do at home. In the morning it is baked in the pot: twenty minutes on the flame, ten upside down, and ten off the flame with the lid on. The crust will be pale. Nobody has ever complained.',
      picture: ['bread'],
      picture_place: 'above',
      caption: 'Two loaves, one of them already visited.',
      background: 'white',
    }),
    block('Price list', {
      title: 'For two loaves',
      intro: 'What it costs in the shop by the ferry, because somebody always asks.',
      items: [
        { name: 'Bread flour, 800 g', price: '€1.20', note: 'half of it wholemeal if you like' },
        { name: 'Water, 600 ml', price: 'free', note: 'sea water for a fifth of it, and then no salt' },
        { name: 'Salt, 16 g', price: '€0.02', note: 'see above' },
        { name: 'Dry yeast, 2 g', price: '€0.15', note: 'a quarter of a sachet' },
        { name: 'Gas, forty minutes', price: '€0.60', note: 'less with a wind shield' },
      ],
      tax_included: true,
      note: 'Take the sea water from outside the harbour. I mean it.',
      background: 'light',
    }),
    block('Feature list', {
      title: 'In the order of the day',
      layout: 'list',
      features: [
        {
          title: 'Eight in the evening',
          text: 'Stir everything in the pot you will bake in. Wet cloth, lid, foredeck.',
        },
        {
          title: 'Six in the morning',
          text: 'Fold it four times with a wet hand. It will look like something now.',
        },
        { title: 'Seven', text: 'Oil the pot, flour the dough, smallest flame that does not go out.' },
        { title: 'Quarter to eight', text: 'Do not cut it. Swim first.' },
      ],
      background: 'white',
    }),
    block('FAQ', {
      title: 'Letters about the bread',
      questions: [
        {
          question: 'Mine burned underneath. What did I do wrong?',
          answer:
            'The flame was too near. Lay three flat pebbles under the pot; dry ones, from above the tide line.',
        },
        {
          question: 'Does it work on a camping stove on land?',
          answer: 'Yes, but you have to rock the pot yourself.',
        },
        { question: 'How long does it keep?', answer: 'I cannot say. It never has.' },
      ],
      background: 'light',
    }),
    block('Post teaser', {
      title: 'Where to eat it',
      summary: 'Four hours along the old keeper’s path, with a bench at the end that is out of the wind.',
      picture: ['coast-path'],
      post: [{ page: 'keepers-path', title: 'To the walk', variant: 'text' }],
      featured: false,
      background: 'white',
    }),
  ],
};
