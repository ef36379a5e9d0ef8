import type { Meta } from '@storybook/react-vite';
import { AdminMediaScreen } from '../../src/features/media/admin-media-screen.tsx';
import { demoMedia, demoReferring } from '../support/demo-records.ts';
import { screenStories } from '../support/screen-story.tsx';
import { press, see } from '../support/steps.ts';

export default { title: 'Screens/Admin media' } satisfies Meta;

const data = { media: demoMedia };
const story = screenStories({ data, render: () => <AdminMediaScreen /> });

export const Filled = story();
export const Empty = story({ data: {} });
export const Details = story({
  data: { ...data, referring: demoReferring },
  steps: [press(/^Details of/, 'link'), see('About us')],
});
