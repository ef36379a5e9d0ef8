import { block, type DemoPage } from '../../demo-content.ts';

export const home: DemoPage = {
  key: 'home',
  title: 'Kostić Lazar Architects',
  url_path: '/',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: 'Houses, repairs, small public buildings',
      title: 'We build what the place already half knows',
      lead: 'Before the first line we spend a day on the site, in bad weather if we can get it.',
      picture: ['vineyard-house'],
      picture_place: 'behind',
      links: [
        { page: 'house-above-the-vines', title: 'The latest house', variant: 'contained', size: 'large' },
        { page: 'studio', title: 'The studio', size: 'large' },
      ],
      background: 'black',
    }),
    block('Post teaser', {
      title: 'House above the vines',
      date: '2025-10-18',
      summary:
        'One roof slab, one long window and a chimney. A house for two people and everybody who comes for the harvest.',
      picture: ['living-room'],
      post: [{ page: 'house-above-the-vines', title: 'See the house', variant: 'contained' }],
      featured: true,
      background: 'white',
    }),
    block('Post teaser', {
      title: 'A stair in Subotica',
      date: '2024-05-30',
      summary: 'Four storeys of worn stone, put back in order without making them new.',
      picture: ['stairwell'],
      post: [{ page: 'stair-in-subotica', title: 'See the stair' }],
      featured: false,
      background: 'white',
    }),
    block('Post teaser', {
      title: 'Boathouse on the Tisa',
      date: '2022-03-11',
      summary: 'A room on stilts that has been under water twice and minds it less than its owners.',
      picture: ['boathouse'],
      post: [{ page: 'boathouse', title: 'See the boathouse' }],
      featured: false,
      background: 'white',
    }),
    block('Quote', {
      quote: 'They asked where we take off our boots. The house began there.',
      author: 'Family Savić',
      source: 'House above the vines',
      background: 'primary.light',
    }),
    block('Call to action', {
      title: 'You have a place and a question?',
      text: 'The first conversation is free and usually takes place outdoors.',
      links: [{ page: 'studio', title: 'Fees and contact', variant: 'contained' }],
      background: 'primary.dark',
    }),
  ],
};
