import { block, type DemoPage } from '../../demo-content.ts';

export const stairInSubotica: DemoPage = {
  key: 'stair-in-subotica',
  title: 'A stair in Subotica',
  url_path: '/work/a-stair-in-subotica',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Ninety-six steps, each of them hollow',
      body: 'The house is from 1908, and so was the last thorough repair. A century of children running down on the inside had worn the steps by up to four centimetres; the rail had been painted seventeen times.\n\nReplacing the stone would have been cheaper. We turned every step over instead. What had been the underside for a hundred years is now the tread, and the hollows are the ceiling of the flight below, where they catch the light.',
      picture: ['stairwell'],
      picture_place: 'left',
      caption: 'From the fourth floor. The mosaic at the bottom was found under linoleum.',
      background: 'white',
    }),
    block('Image gallery', {
      title: 'The yard behind it',
      pictures: ['courtyard', 'stairwell'],
      layout: 'row',
      caption:
        'With the bins gone there was room for a tree. It was in fruit when it came and has not stopped.',
      enlarge: true,
      background: 'light',
    }),
    block('Feature list', {
      title: 'What was done',
      layout: 'list',
      features: [
        { title: 'Steps', text: '96 turned, 11 pieced in with the same red marble, 3 new.' },
        { title: 'Rail', text: 'Stripped to the iron, oiled, handrail of ash renewed on two floors.' },
        { title: 'Skylight', text: 'Reglazed. The lamps are now off until five.' },
      ],
      background: 'white',
    }),
    block('Quote', {
      quote: 'I have gone up these stairs for sixty years. They were never this quiet.',
      author: 'Tibor Nagy',
      source: 'third floor left',
      background: 'secondary.light',
    }),
    block('Call to action', {
      title: 'An old house in need of less than you think?',
      links: [
        { page: 'studio', title: 'Ask us', variant: 'contained' },
        { page: 'boathouse', title: 'Next project', variant: 'text' },
      ],
      background: 'light',
    }),
  ],
};
