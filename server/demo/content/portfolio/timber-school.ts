import { block, type DemoPage } from '../../demo-content.ts';

export const timberSchool: DemoPage = {
  key: 'timber-school',
  title: 'School of timber, Čačak',
  url_path: '/work/timber-school',
  state: 'draft',
  blocks: [
    block('Hero', {
      eyebrow: 'Competition, second stage',
      title: 'A school that smells of wood',
      lead: 'Twelve classrooms around a tower with a bell. Not public before the jury has met on 15 January.',
      picture: ['timber-model'],
      picture_place: 'right',
      background: 'light',
    }),
    block('Rich section', {
      title: 'Everybody sees the workshop',
      body: 'The joinery is in the middle, two storeys high, and every corridor passes it. Those who learn to read also learn what a plane sounds like.',
      picture: ['timber-model'],
      picture_place: 'below',
      background: 'white',
    }),
    block('FAQ', {
      title: 'What the jury will ask',
      questions: [
        {
          question: 'Fire?',
          answer:
            'Solid walls of 14 centimetres char slowly and hold for ninety minutes. The report is in the appendix.',
        },
        {
          question: 'Noise?',
          answer: 'The workshop stands on its own foundation, 60 millimetres away from the rest.',
        },
        { question: 'Cost?', answer: 'Four per cent above brick, eleven months faster.' },
      ],
      background: 'light',
    }),
    block('Call to action', {
      title: 'Earlier timber work',
      links: [{ page: 'boathouse', title: 'Boathouse on the Tisa', variant: 'contained' }],
      background: 'primary.light',
    }),
  ],
};
