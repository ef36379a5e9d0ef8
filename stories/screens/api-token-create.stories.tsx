import type { Meta } from '@storybook/react-vite';
import { ApiTokenCreateScreen } from '../../src/features/api-tokens/api-token-create-screen.tsx';
import { workspaceId } from '../support/demo-records.ts';
import { screenStories } from '../support/screen-story.tsx';
import { fill, press, see } from '../support/steps.ts';

export default { title: 'Screens/API token create' } satisfies Meta;

const story = screenStories({ render: () => <ApiTokenCreateScreen workspaceId={workspaceId} /> });

export const Empty = story();
export const WrongOrigin = story({
  steps: [
    fill('Title', 'Public site'),
    fill('Allowed origins', 'kiln-and-clay'),
    press('Create token'),
    see(/isn’t a valid origin/),
  ],
});
