import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiTokensScreen } from '../../src/features/api-tokens/api-tokens-screen.tsx';
import { demoApiKeys, workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/API tokens' };
export default meta;

const data = { apiKeys: demoApiKeys };
const render = () => <ApiTokensScreen workspaceId={workspaceId} />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/accesses/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/accesses/') });
