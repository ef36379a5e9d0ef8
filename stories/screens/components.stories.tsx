import type { Meta } from '@storybook/react-vite';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { ComponentsScreen } from '../../src/features/components/components-screen.tsx';
import { libraryModels } from '../support/library-models.ts';
import { workspaceId } from '../support/demo-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';

export default {
  title: 'Screens/Components',
  parameters: { path: `/workspaces/${workspaceId}/components` },
} satisfies Meta;

const models = [...libraryModels];
const header = models.find(({ content_model_type }) => content_model_type === 'COMPONENT');
const components = [
  {
    ...{ id: 'component-1', workspace: workspaceId, block_content_model: header?.id ?? '', revision: 1 },
    ...{ data: {}, last_update: '2026-11-20T10:00:00.000Z', last_update_by: null },
  },
];
const story = screenStories({
  data: { models },
  render: () => (
    <FieldHostProvider workspaceId={workspaceId}>
      <ComponentsScreen workspaceId={workspaceId} />
    </FieldHostProvider>
  ),
});

export const OneSaved = story({ data: { models, components } });
export const NoTypes = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/components/') });
export const Failed = story({ trouble: rejected('GET /api/components/') });
