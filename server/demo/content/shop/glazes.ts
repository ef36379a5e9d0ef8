import { block, type DemoPage } from '../../demo-content.ts';

export const glazes: DemoPage = {
  key: 'glazes',
  title: 'Our glazes',
  url_path: '/glazes',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Twenty tiles for every colour we keep',
      body: 'A glaze is glass that has learned to hold on to clay. Ours are made of feldspar, chalk, quartz and the ash of the plum and acacia wood that heats the studio. The ash is washed three times, dried on the roof and sieved; a winter gives enough for a year.\n\nBefore a recipe is used on a plate it is tried on tiles, thick and thin, at the top of the kiln and at the bottom. Most are never seen again. Six have stayed.',
      picture: ['glazes'],
      picture_place: 'right',
      caption: 'Test tiles from the spring series. The third from the left became Ink.',
      background: 'light',
    }),
    block('Feature list', {
      title: 'The ones we keep in the bucket',
      layout: 'list',
      features: [
        {
          title: 'River',
          text: 'Teal where it is thick, almost clear on the edges. Copper, very little of it.',
        },
        { title: 'Ink', text: 'Cobalt under ash. It breaks to pale blue where it runs.' },
        { title: 'Oat', text: 'A warm white that lets the iron of the clay come through as specks.' },
        {
          title: 'Brick',
          text: 'Iron red, the most stubborn of them: it wants a slow cooling and does not always get it.',
        },
      ],
      background: 'white',
    }),
    block('Image gallery', {
      title: 'From powder to plate',
      pictures: ['wheel', 'glazes', 'kiln', 'bowls'],
      layout: 'row',
      caption:
        'Thrown on Monday, turned on Wednesday, biscuit-fired on Saturday, glazed and fired again the week after.',
      enlarge: true,
      background: 'light',
    }),
    block('FAQ', {
      title: 'What people ask at the counter',
      questions: [
        {
          question: 'Can it go into the dishwasher?',
          answer: 'Yes, all of it. The unglazed foot turns a little darker with the years.',
        },
        {
          question: 'And into the oven?',
          answer: 'Up to 220 °C, as long as it is not taken there straight from the fridge.',
        },
        {
          question: 'Is it safe for food?',
          answer:
            'Our glazes hold no lead, barium or cadmium. Every recipe is sent to a laboratory for a leaching test before we sell it.',
        },
        {
          question: 'Why does my plate look different from the one in the picture?',
          answer:
            'Because it stood somewhere else in the kiln. If you cannot make friends with it, bring it back.',
        },
      ],
      background: 'white',
    }),
  ],
};
