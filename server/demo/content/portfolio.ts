import { block, type DemoWorkspace, textLinks } from '../demo-content.ts';
import { boathouse } from './portfolio/boathouse.ts';
import { home } from './portfolio/home.ts';
import { houseAboveTheVines } from './portfolio/house-above-the-vines.ts';
import { stairInSubotica } from './portfolio/stair-in-subotica.ts';
import { studio } from './portfolio/studio.ts';
import { timberSchool } from './portfolio/timber-school.ts';

/** A small practice of architects. */
export const portfolio: DemoWorkspace = {
  type: 'PORTFOLIO',
  title: 'Kostić Lazar Architects',
  description:
    'Houses, repairs and small public buildings between the Danube and the Tisa, by a studio of three.',
  tags: ['architecture', 'restoration', 'timber'],
  images: {
    'vineyard-house': 'A low concrete and timber house, lit from within, above rows of vines at sunset.',
    'floor-plan': 'A ground-floor plan drawn in white on blue, with a brass ruler across it.',
    'living-room': 'A teal sofa and round table before a wide window onto trees and hills.',
    stairwell: 'A round stairwell seen from above, its rings of steps narrowing to a mosaic floor.',
    courtyard: 'A brick courtyard with an orange tree, a bench and a string of lamps.',
    boathouse: 'A timber boathouse on stilts at dusk, its lit window mirrored in the river.',
    'timber-model': 'A timber model of a school with a tower and small trees, under a red desk lamp.',
    'portrait-mira': 'Mira Kostić, long dark hair and round glasses.',
    'portrait-jovan': 'Jovan Lazar, short dark hair, a brown jersey over a white collar.',
    'portrait-lena': 'Lena Horvat, red hair in a bun, a green jersey.',
    'emblem-house': 'The sign of the studio: a house with one long window.',
  },
  looks: { fonts: 'system', favicon: 'emblem-house', shared: 'vineyard-house' },
  pages: [home, houseAboveTheVines, stairInSubotica, boathouse, studio, timberSchool],
  components: [
    block('Header', {
      site_name: 'Kostić Lazar',
      tagline: 'Architects',
      navigation: [
        ...textLinks({
          'house-above-the-vines': 'House',
          'stair-in-subotica': 'Stair',
          boathouse: 'Boathouse',
        }),
        { page: 'studio', title: 'Studio', variant: 'outlined', size: 'small' },
      ],
      sticky: true,
      background: 'white',
    }),
    block('Footer', {
      about: 'We take on three projects a year and see each of them to the last door handle.',
      address: 'Pašićeva 27, second yard\n21000 Novi Sad',
      navigation: textLinks({ home: 'Work', studio: 'Fees and contact' }),
      small_print: 'Drawings and models by the studio.',
      background: 'black',
    }),
    block('Announcement', {
      text: 'Open studio on 5 December: models on the table, soup on the stove.',
      tone: 'news',
      shown: true,
      link: [{ page: 'studio', title: 'Where', variant: 'text', size: 'small' }],
      background: 'primary.light',
    }),
  ],
};
