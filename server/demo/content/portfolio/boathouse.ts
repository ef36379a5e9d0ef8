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
      prices:
        'Piles and platform | €21,400 | oak, driven in three days\nTimber frame and boards | €33,900 | acacia, local\nRoof | €12,700 | standing seam\nWindows and doors | €14,200 | liftable\nEverything else | €9,300 | stove included',
      tax_included: true,
      note: '54 m² indoors, 38 m² of deck. Prices of 2022.',
      link: [{ page: 'studio', title: 'How we charge' }],
      background: 'white',
    }),
  ],
};
