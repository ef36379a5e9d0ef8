import { block, type DemoPage } from '../../demo-content.ts';

export const about: DemoPage = {
  key: 'about',
  title: 'About',
  url_path: '/about',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Who walks here',
      body: 'I am Andrija Vuković. For twenty-six years I drew tram timetables. In the spring of 2019 I walked from the terminus of line 14 to the sea, which took eleven days, and have not been in a hurry since.\n\nI write by hand in the evening and type it when there is electricity. Distances are from a map and a piece of string.',
      picture: ['portrait-walker'],
      picture_place: 'left',
      links: [{ page: 'keepers-path', title: 'The latest walk', variant: 'contained' }],
      background: 'light',
    }),
    block('Rich section', {
      title: 'How the notes are made',
      body: 'One notebook a season, the cheap kind with squares. What survives three readings goes here. If a path has changed, write to me and I will say so at the top of the page, with your name if you like.',
      picture: ['notebook'],
      picture_place: 'right',
      background: 'white',
    }),
    block('FAQ', {
      questions: [
        {
          question: 'Which boat is it?',
          answer:
            'A pasara from Betina, larch on oak, older than I am. She is called Polako, which means slowly.',
        },
        {
          question: 'May I use your photographs?',
          answer: 'For yourself, gladly. For a brochure, ask first.',
        },
        { question: 'Do you take people along?', answer: 'One at a time, if they can be quiet.' },
      ],
      background: 'light',
    }),
    block('Contact', {
      title: 'Letters',
      text: 'I read everything and answer on Sundays, if Sunday has a harbour.',
      email: 'andrija@slowcoast.example',
      show_form: true,
      background: 'secondary.light',
    }),
  ],
};
