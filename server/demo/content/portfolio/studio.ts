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
      person_1_name: 'Mira Kostić',
      person_1_role: 'Architect, founder',
      person_1_about:
        'Taught construction for nine years and left when the site began to interest her more than the slides.',
      person_1_portrait: ['portrait-mira'],
      person_2_name: 'Jovan Lazar',
      person_2_role: 'Architect, partner',
      person_2_about: 'A trained carpenter. Draws joints at full size on the floor of the yard.',
      person_2_portrait: ['portrait-jovan'],
      person_3_name: 'Lena Horvat',
      person_3_role: 'Restoration',
      person_3_about: 'Knows what is under the paint, and under that.',
      person_3_portrait: ['portrait-lena'],
      background: 'light',
    }),
    block('Price list', {
      title: 'What it costs to work with us',
      prices:
        'First conversation | free | on your site, half a day\nFeasibility study | €1,800 | drawings, costs, an honest answer\nHouse, complete | 9 % of the building costs | from sketch to key\nRestoration | €65 an hour | with a ceiling agreed beforehand',
      tax_included: false,
      note: 'Travel within Vojvodina is included.',
      background: 'white',
    }),
    block('Opening hours', {
      title: 'The table is free',
      hours: 'Monday and Wednesday | 9:00–17:00\nFriday | 9:00–13:00\nOther days | on building sites',
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
