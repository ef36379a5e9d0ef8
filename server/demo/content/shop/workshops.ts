import { block, type DemoPage } from '../../demo-content.ts';

const step = (text: string) => ({ content: [{ type: 'paragraph' as const, content: [{ text }] }] });

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
      body: [
        {
          type: 'paragraph',
          content: [
            { text: 'You get an apron, a wheel and a kilogram of clay. Then it goes ' },
            { text: 'in this order', italic: true },
            { text: ':' },
          ],
        },
        {
          type: 'ordered_list',
          items: [
            step('The first half hour is for centring, which looks like nothing and is everything.'),
            step('By nine o’clock there are three or four cylinders on your board.'),
            step('You choose the two that may live.'),
          ],
        },
        {
          type: 'paragraph',
          content: [
            { text: 'We dry, turn, glaze and fire them for you; they are ready ' },
            { text: 'three weeks later', bold: true },
            { text: '. Long nails and white trousers are the only things we advise against.' },
          ],
        },
      ],
      background: 'light',
    }),
    block('Price list', {
      title: 'Classes and prices',
      intro: 'Clay, glaze and firing are included everywhere.',
      items: [
        { name: 'Taster evening', price: '3.500 RSD', note: 'two hours, two pots fired' },
        { name: 'Four Tuesdays', price: '12.000 RSD', note: 'for beginners, six people at most' },
        { name: 'Open Thursday', price: '2.200 RSD', note: 'bring your own plan, help at hand' },
        { name: 'Parent and child', price: '4.200 RSD', note: 'Saturday morning, from seven years' },
        { name: 'A wheel for a day', price: '5.500 RSD', note: 'for those who know how' },
      ],
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
      questions: [
        { question: 'Do I need any experience?', answer: 'None. Half of every group has never done it.' },
        {
          question: 'Which language are the classes in?',
          answer: 'Serbian and English, in the same sentence if need be. Ivana speaks Hungarian too.',
        },
        {
          question: 'What should I wear?',
          answer: 'Something that may get wet and grey. It all washes out.',
        },
      ],
      background: 'light',
    }),
  ],
};
