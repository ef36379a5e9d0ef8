import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { BlockTypesLayer } from '../../src/app/block-types-layer.tsx';
import { BlockTypesScreen } from '../../src/features/block-types/block-types-screen.tsx';
import { libraryModels } from '../support/library-models.ts';
import { longWord } from '../support/long-words.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';
import { menuType } from '../support/sample-type.ts';

const meta: Meta = { title: 'Screens/Block types', parameters: { path: '/admin/block-types' } };
export default meta;

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
const render = () => (
  <BlockTypesLayer>
    <BlockTypesScreen />
  </BlockTypesLayer>
);
const visitor = 'administrator' as const;
const list = 'GET /api/block-content-models/';

export const Filled: StoryObj = screenStory({ data, visitor, render });
export const Loading: StoryObj = screenStory({ data, visitor, render, trouble: held(list) });
export const Failed: StoryObj = screenStory({ data, visitor, render, trouble: refused(list) });

/** Names that fill a line, and one archived type among the others. */
export const LongNames: StoryObj = {
  ...screenStory({
    data: { ...data, models: [{ ...menuType, name: `${longWord} ${longWord}` }, archived] },
    visitor,
    render,
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Show archived' }));
  },
};

export const NoMatch: StoryObj = {
  ...screenStory({ data, visitor, render }),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'nothing at all');
    await canvas.findByText(/No block types match/);
  },
};

export const Creating: StoryObj = {
  ...screenStory({ data, visitor, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create block type' }));
    await screen.findByRole('dialog');
  },
};

export const Deleting: StoryObj = {
  ...screenStory({ data: { ...data, usage: [] }, visitor, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
  },
};
