import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FieldView } from '../../field-plugins/sdk/contract/view.ts';
import { testPlugins, viewsWith } from '../../src/editor/testing/editor-stage.tsx';
import { editorStory } from './editor-story.tsx';
import { teaPage } from './story-blocks.ts';

// React and the editor report the faults of the widgets.
export default { title: 'Editor/Broken widgets', tags: ['breaks'] } satisfies Meta;

function Widget(): never {
  throw new Error('This widget breaks for the story.');
}

const view = { type: 'textarea', Widget, Preview: () => null } as unknown as FieldView;

/** The tea page's hero, open, with this view for its long text. */
export const Throws: StoryObj = editorStory({
  options: { blocks: teaPage },
  plugins: { ...testPlugins, views: viewsWith('textarea', async () => view) },
  prepare: ({ commands }) => commands.toggle('block-1'),
});
