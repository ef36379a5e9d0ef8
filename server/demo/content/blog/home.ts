import { block, type DemoPage } from '../../demo-content.ts';

export const home: DemoPage = {
  key: 'home',
  title: 'Slow Coast',
  url_path: '/',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: 'A diary in no hurry',
      title: 'The coast is longer if you walk it',
      lead: 'Between Istria and Boka there are five thousand kilometres of shore, islands included. I have done nine hundred of them on foot and some by a boat of five metres.',
      picture: ['coastline'],
      picture_place: 'behind',
      links: [{ page: 'keepers-path', title: 'Begin with a walk', variant: 'contained', size: 'large' }],
      background: 'secondary.light',
    }),
    block('Post teaser', {
      title: 'The keeper’s path',
      date: '2026-10-04',
      summary:
        'For a hundred and sixty years somebody carried oil to the light on this headland. The path is still there, and so are the forty-one steps that nobody counts right.',
      picture: ['lighthouse'],
      post: [{ page: 'keepers-path', title: 'Walk along', variant: 'contained' }],
      featured: true,
      background: 'white',
    }),
    block('Post teaser', {
      title: 'Bread for a small boat',
      date: '2026-09-14',
      summary:
        'A pot, a flame and a tide table: how to bake two loaves in a cockpit that is as wide as a bathtub.',
      picture: ['bread'],
      post: [{ page: 'bread', title: 'To the recipe' }],
      featured: false,
      background: 'light',
    }),
    block('Post teaser', {
      title: 'Reading the bura',
      date: '2026-03-02',
      summary:
        'The mountain tells you a day ahead. Four signs that I learned from people who are still alive.',
      picture: ['storm'],
      post: [{ page: 'reading-the-bura', title: 'Read on' }],
      featured: false,
      background: 'white',
    }),
    block('Quote', {
      quote: 'You ask how far it is. Ask how long; far is for cars.',
      author: 'Teta Marija',
      source: 'who sells figs at the third bend',
      background: 'secondary.main',
    }),
    block('Image gallery', {
      title: 'Last month, in four pictures',
      pictures: ['coast-path', 'boats-at-dusk', 'lighthouse', 'notebook'],
      layout: 'grid',
      enlarge: true,
      background: 'light',
    }),
  ],
  editedLater: {
    block: 0,
    data: {
      lead: 'Between Istria and Boka there are five thousand kilometres of shore, islands included. I have done a thousand of them on foot, as of Sunday, and some by a boat of five metres.',
    },
  },
};
