import { block, type DemoPage } from '../../demo-content.ts';

export const keepersPath: DemoPage = {
  key: 'keepers-path',
  title: 'The keeper’s path',
  url_path: '/the-keepers-path',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: '4 October 2026 · eleven kilometres, four hours',
      title: 'The keeper’s path',
      lead: 'Out to the light in the afternoon, home by torch. The sea is on your left both ways, which I still cannot explain to my mother.',
      picture: ['lighthouse'],
      picture_place: 'left',
      background: 'secondary.dark',
    }),
    block('Rich section', {
      title: 'Out',
      body: [
        {
          type: 'paragraph',
          content: [
            {
              text: 'The path leaves the village behind the cemetery, where the asphalt gives up. For the first hour it runs between dry stone walls that are older than the pines. They were built to keep sheep out of the vines. Now there are neither, and the walls go on by themselves.',
            },
          ],
        },
        { type: 'heading', level: 3, content: [{ text: 'Where most people turn back' }] },
        {
          type: 'paragraph',
          content: [
            { text: 'At the second cistern take the ' },
            { text: 'lower', bold: true },
            {
              text: ' way. It looks worse and is not: the upper one was made for mules, and mules do not care for views.',
            },
          ],
        },
      ],
      picture: ['coast-path'],
      picture_place: 'above',
      caption: 'An hour from the village. The walls are as high as a sheep can jump.',
      background: 'white',
    }),
    block('Feature list', {
      title: 'In the bag',
      layout: 'columns',
      features: [
        {
          title: 'Two litres of water',
          text: 'The cisterns are for looking at. The next tap is at the light, and it is shut off from October.',
        },
        {
          title: 'A torch with new batteries',
          text: 'The light turns every fifteen seconds. That is fourteen seconds of dark.',
        },
        {
          title: 'Shoes with a hard sole',
          text: 'The limestone is sharp as a grater where the rain has been at it.',
        },
        { title: 'Figs', text: 'At the third bend, one bag. Teta Marija gives no change.' },
      ],
      background: 'light',
    }),
    block('Rich section', {
      title: 'The light',
      body: 'There has been no keeper since the lamp was made automatic. The house is shut, but the bench on the south side is in the wind shadow and has been for every wind I have met there except one.\n\nWe sat until the first turn of the beam. It does not come on; it is suddenly there, and you understand that it has been thinking about it for a while.',
      picture: ['boats-at-dusk'],
      picture_place: 'right',
      caption: 'From the bench, twenty past six.',
      background: 'white',
    }),
    block('Quote', {
      quote: 'Forty-two. You forget the one you stand on.',
      author: 'Stipe',
      source: 'whose grandfather carried the oil',
      background: 'secondary.light',
    }),
    block('Call to action', {
      title: 'Before you set out',
      text: 'On this headland the north-easter arrives without knocking. Look at the mountain first.',
      links: [
        { page: 'reading-the-bura', title: 'How to read it', variant: 'contained' },
        { page: 'home', title: 'Other walks', variant: 'text' },
      ],
      background: 'primary.dark',
    }),
  ],
};
