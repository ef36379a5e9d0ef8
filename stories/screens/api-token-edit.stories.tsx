import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ApiTokenEditScreen } from '../../src/features/api-tokens/api-token-edit-screen.tsx';
import { demoApiKeys, workspaceId } from '../support/demo-records.ts';
import { held, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/API token edit' };
export default meta;

const data = { apiKeys: demoApiKeys };
const render = () => <ApiTokenEditScreen workspaceId={workspaceId} apiKeyId="api-key-site" />;

export const Filled: StoryObj = screenStory({ data, render });

export const Revealed: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show key' }));
  },
};

export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/accesses/:id/') });
export const Failed: StoryObj = screenStory({ render });
