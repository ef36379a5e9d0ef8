import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { ComponentsScreen } from '../../src/features/components/components-screen.tsx';
import { libraryModels } from '../support/library-models.ts';
import { workspaceId } from '../support/demo-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = {
  title: 'Screens/Components',
  parameters: { path: `/workspaces/${workspaceId}/components` },
};
export default meta;

const models = [...libraryModels];
const header = models.find(({ content_model_type }) => content_model_type === 'COMPONENT');
const components = [
  {
    ...{ id: 'component-1', workspace: workspaceId, block_content_model: header?.id ?? '', revision: 1 },
    ...{ data: {}, last_update: '2026-11-20T10:00:00.000Z', last_update_by: null },
  },
];
const render = () => (
  <FieldHostProvider workspaceId={workspaceId}>
    <ComponentsScreen workspaceId={workspaceId} />
  </FieldHostProvider>
);

export const OneSaved: StoryObj = screenStory({ data: { models, components }, render });
export const NoTypes: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({
  data: { models },
  render,
  trouble: held('GET /api/components/'),
});
export const Failed: StoryObj = screenStory({
  data: { models },
  render,
  trouble: refused('GET /api/components/'),
});
