import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { AdminMediaScreen } from '../../src/features/media/admin-media-screen.tsx';
import { demoMedia, demoReferring } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Admin media' };
export default meta;

const data = { media: demoMedia };
const render = () => <AdminMediaScreen />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/media/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/media/') });

export const Details: StoryObj = {
  ...screenStory({ data: { ...data, referring: demoReferring }, render }),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('link', { name: /^Details of/ });
    if (first !== undefined) await userEvent.click(first);
    await screen.findByText('About us');
  },
};
