import { block, type DemoPage } from '../../demo-content.ts';

export const studio: DemoPage = {
  key: 'studio',
  title: 'Studio',
  url_path: '/studio',
  state: 'live',
  blocks: [
    block('Team', {
      title: 'Three people, one table',
      intro: 'Whoever draws the house also stands on the site. There is nobody else to send.',
      people: [
        {
          name: 'Mira Kostić',
          role: 'Architect, founder',
          about:
            'Taught construction for nine years and left when the site began to interest her more than the slides.',
          portrait: ['portrait-mira'],
        },
        {
          name: 'Jovan Lazar',
          role: 'Architect, partner',
          about: 'A trained carpenter. Draws joints at full size on the floor of the yard.',
          portrait: ['portrait-jovan'],
        },
        {
          name: 'Lena Horvat',
          role: 'Restoration',
          about: 'Knows what is under the paint, and under that.',
          portrait: ['portrait-lena'],
        },
      ],
      background: 'light',
    }),
    block('Price list', {
      title: 'What it costs to work with us',
      items: [
        { name: 'First conversation', price: 'free', note: 'on your site, half a day' },
        { name: 'Feasibility study', price: '€1,800', note: 'drawings, costs, an honest answer' },
        { name: 'House, complete', price: '9 % of the building costs', note: 'from sketch to key' },
        { name: 'Restoration', price: '€65 an hour', note: 'with a ceiling agreed beforehand' },
      ],
      tax_included: false,
      note: 'Travel within Vojvodina is included.',
      background: 'white',
    }),
    block('Opening hours', {
      title: 'The table is free',
      days: [
        { day: 'Monday and Wednesday', hours: '9:00–17:00' },
        { day: 'Friday', hours: '9:00–13:00' },
        { day: 'Other days', hours: 'on building sites' },
      ],
      closed: false,
      note: 'From 24 December to 8 January only the stove is working.',
      background: 'primary.light',
    }),
    block('Contact', {
      title: 'Second yard, green door',
      text: 'Tell us where the place is and what the weather does there. Pictures help, plans are not needed.',
      address: 'Pašićeva 27, second yard\n21000 Novi Sad\nSerbia',
      phone: '+381 21 555 01 77',
      email: 'studio@kosticlazar.example',
      map: [
        {
          url: 'https://www.openstreetmap.org/#map=18/45.2583/19.8459',
          title: 'Open the map',
          variant: 'text',
          target: '_blank',
        },
      ],
      picture: ['courtyard'],
      show_form: true,
      background: 'light',
    }),
  ],
};
