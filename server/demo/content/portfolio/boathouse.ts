import { block, type DemoPage } from '../../demo-content.ts';

export const boathouse: DemoPage = {
  key: 'boathouse',
  title: 'Boathouse on the Tisa',
  url_path: '/work/boathouse-on-the-tisa',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: 'Near Kanjiža, 2021–2022',
      title: 'A room that may get wet',
      lead: 'The river rises six metres in a bad spring. The house was drawn for that day.',
      picture: ['boathouse'],
      picture_place: 'behind',
      background: 'secondary.dark',
    }),
    block('Rich section', {
      title: 'Nothing that cannot be hosed down',
      body: 'Sixteen oak piles, a floor with gaps, walls of acacia boards that are screwed and not nailed. Everything electric is above the height of a tall woman. When the water comes, the doors are lifted off and hung under the roof, and the river walks through.\n\nIt has done so twice. Each time it took a weekend, a pump and a crate of beer to move back in.',
      background: 'white',
    }),
    block('Image gallery', {
      pictures: ['boathouse', 'timber-model'],
      layout: 'stack',
      caption: 'The house, and the joint model that convinced the carpenter.',
      enlarge: true,
      background: 'light',
    }),
    block('Price list', {
      title: 'What it cost',
      intro: 'Published with the owners’ consent, because nobody ever does.',
      items: [
        { name: 'Piles and platform', price: '€21,400', note: 'oak, driven in three days' },
        { name: 'Timber frame and boards', price: '€33,900', note: 'acacia, local' },
        { name: 'Roof', price: '€12,700', note: 'standing seam' },
        { name: 'Windows and doors', price: '€14,200', note: 'liftable' },
        { name: 'Everything else', price: '€9,300', note: 'stove included' },
      ],
      tax_included: true,
      note: '54 m² indoors, 38 m² of deck. Prices of 2022.',
      link: [{ page: 'studio', title: 'How we charge' }],
      background: 'white',
    }),
  ],
};
