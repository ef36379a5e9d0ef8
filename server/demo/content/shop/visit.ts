import { block, type DemoPage } from '../../demo-content.ts';

export const visit: DemoPage = {
  key: 'visit',
  title: 'Visit us',
  url_path: '/visit',
  state: 'live',
  blocks: [
    block('Rich section', {
      title: 'Through the tunnel, then left',
      body: 'The shop is in the lower town of Petrovaradin, under the clock whose long hand shows the hours. From the centre of Novi Sad it is a quarter of an hour on foot over the Varadin bridge.\n\nThe studio is behind the shop, and the door between them is open. If nobody is at the counter, follow the noise.',
      picture: ['shopfront'],
      picture_place: 'left',
      background: 'light',
    }),
    block('Opening hours', {
      title: 'The door is open',
      days: [
        { day: 'Monday', hours: 'closed, we glaze' },
        { day: 'Tuesday to Thursday', hours: '11:00–19:00' },
        { day: 'Friday', hours: '11:00–21:00 on kiln days' },
        { day: 'Saturday', hours: '10:00–15:00' },
        { day: 'Sunday', hours: 'by appointment' },
      ],
      closed: false,
      note: 'On firing Fridays the kiln is opened at six in the evening. Bring gloves.',
      background: 'white',
    }),
    block('Team', {
      title: 'Who you will meet',
      people: [
        {
          name: 'Ivana Marić',
          role: 'Potter, owner, cat’s second choice',
          about:
            'Studied sculpture, worked in a brick factory, came home with an idea. She throws in the mornings and teaches in the evenings.',
          portrait: ['portrait-potter'],
        },
      ],
      background: 'primary.light',
    }),
    block('Contact', {
      title: 'Write, ring, knock',
      text: 'Orders, class bookings, questions about a chip in a rim: we answer within two days, faster when the kiln is cold.',
      address: 'Štrosmajerova 18\n21131 Petrovaradin\nSerbia',
      phone: '+381 21 555 01 42',
      email: 'ivana@podgradje.example',
      map: [
        {
          url: 'https://www.openstreetmap.org/#map=17/45.2517/19.8640',
          title: 'Open the map',
          target: '_blank',
        },
      ],
      show_form: true,
      background: 'light',
    }),
  ],
};
