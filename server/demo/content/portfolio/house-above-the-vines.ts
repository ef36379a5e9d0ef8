import { block, type DemoPage } from '../../demo-content.ts';

export const houseAboveTheVines: DemoPage = {
  key: 'house-above-the-vines',
  title: 'House above the vines',
  url_path: '/work/house-above-the-vines',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: 'Fruška Gora, 2023–2025',
      title: 'House above the vines',
      lead: 'A slope of eleven degrees, a north wind and a view that did not need help.',
      picture: ['vineyard-house'],
      picture_place: 'right',
      background: 'light',
    }),
    block('Rich section', {
      title: 'One slab, two houses',
      body: 'The roof came first: a plate of concrete, 24 metres long, that shades the terrace in July and lets the January sun reach the back wall. Under it are the rooms that are always used. On top of it stands a small white house for guests, reached by an outside stair, so that it can be cold and shut from November to April.\n\nThe concrete was poured in one day in boards of larch. The same boards, planed, became the wall by the door.',
      picture: ['floor-plan'],
      picture_place: 'right',
      caption: 'Ground floor. The door is where the boots are.',
      background: 'white',
    }),
    block('Feature list', {
      title: 'In numbers',
      layout: 'columns',
      features: [
        { title: '168 m²', text: 'of floor, of which 120 are heated all year.' },
        { title: '14 kWh', text: 'of heat for each square metre and year, measured, not calculated.' },
        { title: '31 months', text: 'from the first walk to the key, two harvests included.' },
        { title: 'One', text: 'tree felled. It is the table.' },
      ],
      background: 'primary.light',
    }),
    block('Image gallery', {
      title: 'Inside and out',
      pictures: ['vineyard-house', 'living-room', 'floor-plan'],
      layout: 'grid',
      enlarge: true,
      background: 'white',
    }),
    block('Quote', {
      quote:
        'In the evening the whole hill is in the room. We have stopped watching television; we watch the neighbour’s tractor.',
      author: 'Jelena Savić',
      source: 'who lives there',
      background: 'light',
    }),
    block('Call to action', {
      title: 'Next: four storeys of worn stone',
      links: [{ page: 'stair-in-subotica', title: 'A stair in Subotica' }],
      background: 'white',
    }),
  ],
};
