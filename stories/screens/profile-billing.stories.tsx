import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingScreen } from '../../src/features/profile/billing-screen.tsx';
import { demoMedia, demoWorkspaces } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Profile billing', parameters: { path: '/profile/billing' } };
export default meta;

const render = () => <BillingScreen />;
const data = { workspaces: demoWorkspaces, media: demoMedia };
const call = 'GET /api/usage/';

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Administrator: StoryObj = screenStory({ render, visitor: 'administrator' });
export const Loading: StoryObj = screenStory({ data, render, trouble: held(call) });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused(call) });
