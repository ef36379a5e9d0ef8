import type { Meta } from '@storybook/react-vite';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { BlockTypesScreen } from '../../src/features/block-types/block-types-screen.tsx';
import { libraryModels } from '../support/library-models.ts';
import { longWord } from '../support/long-words.ts';
import { menuType } from '../support/sample-type.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { press, search, see, seeRole } from '../support/steps.ts';

export default { title: 'Screens/Block types', parameters: { path: '/admin/block-types' } } satisfies Meta;

const archived = { ...menuType, id: 'old', name: 'Old menu', slug: 'old-menu', archived: true };
const data = {
  models: [menuType, archived, ...libraryModels],
  usage: [
    { id: menuType.id, blocks: 12, pages: 5, live_pages: 3, components: 0, workspaces: 2 },
    ...libraryModels.slice(0, 6).map(({ id, content_model_type: type }, index) => ({
      id,
      blocks: type === 'PAGE' ? 7 * (index + 1) : 0,
      pages: type === 'PAGE' ? 4 + index : 0,
      live_pages: type === 'PAGE' ? 2 : 0,
      components: type === 'COMPONENT' ? 3 : 0,
      workspaces: 3,
    })),
  ],
};
const story = screenStories({
  data,
  visitor: 'administrator',
  render: () => (
    <BlockTypesLayer>
      <BlockTypesScreen />
    </BlockTypesLayer>
  ),
});
const list = 'GET /api/block-content-models/';

export const Filled = story();
export const Loading = story({ trouble: held(list) });
export const Failed = story({ trouble: rejected(list) });

/** Names that fill a line, and one archived type among the others. */
export const LongNames = story({
  data: { ...data, models: [{ ...menuType, name: `${longWord} ${longWord}` }, archived] },
  steps: [press('Show archived', 'checkbox')],
});

export const NoMatch = story({ steps: [search('nothing at all'), see(/No block types match/)] });
export const Creating = story({ steps: [press('Create block type'), seeRole('dialog')] });
export const Deleting = story({
  data: { ...data, usage: [] },
  steps: [press('Actions for Menu'), press('Delete', 'menuitem'), seeRole('alertdialog')],
});
