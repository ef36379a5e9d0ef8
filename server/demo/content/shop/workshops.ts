import { block, type DemoPage } from '../../demo-content.ts';

export const workshops: DemoPage = {
  key: 'workshops',
  title: 'Workshops',
  url_path: '/workshops',
  state: 'live',
  blocks: [
    block('Hero', {
      eyebrow: 'Evening classes',
      title: 'The wheel is patient. So are we.',
      lead: 'Small groups for people who have never touched clay and for people who cannot leave it alone.',
      picture: ['wheel'],
      picture_place: 'behind',
      links: [
        { page: 'visit', title: 'Book a place', variant: 'contained', color: 'secondary', size: 'large' },
      ],
      background: 'black',
    }),
    block('Rich section', {
      title: 'How an evening goes',
      body: 'You get an apron, a wheel and a kilogram of clay. The first half hour is for centring, which looks like nothing and is everything. By nine o’clock there are three or four cylinders on your board, and you choose the two that may live.\n\nWe dry, turn, glaze and fire them for you; they are ready three weeks later. Long nails and white trousers are the only things we advise against.',
      background: 'light',
    }),
    block('Price list', {
      title: 'Classes and prices',
      intro: 'Clay, glaze and firing are included everywhere.',
      prices:
        'Taster evening | 3.500 RSD | two hours, two pots fired\nFour Tuesdays | 12.000 RSD | for beginners, six people at most\nOpen Thursday | 2.200 RSD | bring your own plan, help at hand\nParent and child | 4.200 RSD | Saturday morning, from seven years\nA wheel for a day | 5.500 RSD | for those who know how',
      tax_included: true,
      note: 'Cancel up to 48 hours before and you pay nothing. Vouchers are valid for two years.',
      link: [{ page: 'visit', title: 'Ask for a date', variant: 'contained' }],
      background: 'white',
    }),
    block('Quote', {
      quote:
        'In the fourth week I stopped fighting the clay and it stopped fighting me. Best money I spent on a Tuesday.',
      author: 'Marko Ilić',
      source: 'accountant, now also owner of eleven crooked mugs',
      background: 'primary.light',
    }),
    block('FAQ', {
      title: 'Before you come',
      question_1: 'Do I need any experience?',
      answer_1: 'None. Half of every group has never done it.',
      question_2: 'Which language are the classes in?',
      answer_2: 'Serbian and English, in the same sentence if need be. Ivana speaks Hungarian too.',
      question_3: 'What should I wear?',
      answer_3: 'Something that may get wet and grey. It all washes out.',
      background: 'light',
    }),
  ],
};
