import { block, type DemoPage } from '../../demo-content.ts';

export const harbours: DemoPage = {
  key: 'harbours',
  title: 'Harbours in November',
  url_path: '/harbours-in-november',
  state: 'draft',
  blocks: [
    block('Hero', {
      eyebrow: 'Notes, not finished',
      title: 'Harbours in November',
      lead: 'When the last ferry with cars has gone, a harbour becomes a room.',
      picture: ['harbour'],
      picture_place: 'right',
      background: 'light',
    }),
    block('Rich section', {
      title: 'Three cafés, one stove',
      body: 'Check the name of the one on the mole. Ask Stipe about the winter of the frozen ropes.\n\nThe rule is that you sit where your boat can see you.',
      background: 'white',
    }),
    block('Image gallery', {
      pictures: ['harbour', 'boats-at-dusk', 'storm'],
      layout: 'row',
      enlarge: false,
      background: 'light',
    }),
    block('Post teaser', {
      title: 'Why nobody is at sea',
      summary: 'The wind of the season, and four ways to see it coming.',
      picture: ['storm'],
      post: [{ page: 'reading-the-bura', title: 'Reading the bura' }],
      featured: false,
      background: 'white',
    }),
  ],
};
