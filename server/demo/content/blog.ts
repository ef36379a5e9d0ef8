import { block, type DemoWorkspace, textLinks } from '../demo-content.ts';
import { about } from './blog/about.ts';
import { bread } from './blog/bread-for-a-small-boat.ts';
import { home } from './blog/home.ts';
import { harbours } from './blog/harbours-in-november.ts';
import { keepersPath } from './blog/the-keepers-path.ts';
import { readingTheBura } from './blog/reading-the-bura.ts';

/** A diary of walking and sailing along the Adriatic. */
export const blog: DemoWorkspace = {
  type: 'BLOG',
  title: 'Slow Coast',
  description:
    'Notes from the Adriatic at walking pace: old paths, small boats, weather, and what to eat between them.',
  tags: ['walking', 'small boats', 'Adriatic', 'bread'],
  images: {
    coastline: 'Pale cliffs with pines step down to a calm blue sea; one small sail in the sun’s track.',
    'coast-path': 'A sandy path between dry stone walls and pines, leading down to the sea.',
    lighthouse: 'A striped lighthouse and its keeper’s house on a rock at night, the beam over the sea.',
    'boats-at-dusk': 'Three wooden boats at anchor under a purple and orange evening sky.',
    bread: 'Two scored loaves on a board with a knife, wheat ears, flour and cut slices.',
    storm: 'A red boat under sail climbs steep, breaking waves below torn clouds.',
    'sea-chart': 'A folded sea chart of islands with a dotted red route, dividers and a compass rose.',
    notebook: 'An open notebook with writing and a sketch of a bay, a pencil, coffee and pebbles.',
    harbour: 'Stone houses with red roofs and a bell tower behind five moored fishing boats.',
    'portrait-walker': 'Andrija Vuković, grey beard and red scarf, smiling.',
    'emblem-coast': 'The sign of the diary: a pale sun above waves.',
  },
  looks: { fonts: 'playfair', favicon: 'emblem-coast', shared: 'coastline' },
  pages: [home, keepersPath, bread, readingTheBura, about, harbours],
  components: [
    block('Header', {
      site_name: 'Slow Coast',
      tagline: 'The Adriatic at four kilometres an hour',
      logo: ['emblem-coast'],
      navigation: textLinks({
        'keepers-path': 'Walking',
        bread: 'Eating',
        'reading-the-bura': 'Weather',
        about: 'About',
      }),
      sticky: false,
      background: 'white',
    }),
    block('Footer', {
      about: 'Written on the way by Andrija Vuković. No advertisements, no sponsored boots.',
      navigation: textLinks({ home: 'All notes', about: 'Write to me' }),
      elsewhere: [
        {
          url: 'https://www.openseamap.org/',
          title: 'The sea chart I use',
          variant: 'text',
          target: '_blank',
        },
        {
          url: 'https://meteo.hr/index_en.php',
          title: 'The forecast I believe',
          variant: 'text',
          target: '_blank',
        },
      ],
      small_print: 'Copy a route, not a sentence.',
      background: 'secondary.dark',
    }),
    block('Announcement', {
      text: 'From 20 to 28 November I walk without a telephone. Letters are answered after that.',
      tone: 'news',
      shown: false,
      background: 'light',
    }),
  ],
};
