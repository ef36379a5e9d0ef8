import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { FieldView, WidgetProps } from '../../field-plugins/sdk/contract/view.ts';
import { longestWait } from '../../src/editor/faults/plugin-area.tsx';
import { testPlugins, viewsWith } from '../../src/editor/testing/editor-stage.tsx';
import { editorStory } from './editor-story.tsx';
import { teaPage } from './story-blocks.ts';

// React and the editor report the faults of the widgets.
const meta: Meta = { title: 'Editor/Broken widgets', tags: ['breaks'] };
export default meta;

type Props = WidgetProps<string, unknown>;

/** The tea page's hero, open, with this view for its long text. */
function withTextarea(load: () => Promise<unknown>, play?: StoryObj['play']): StoryObj {
  const story = editorStory({
    options: { blocks: teaPage },
    plugins: { ...testPlugins, views: viewsWith('textarea', load) },
    prepare: ({ commands }) => commands.toggle('block-1'),
  });
  return play ? { ...story, play } : story;
}

function viewOf(Widget: (props: Props) => unknown): () => Promise<FieldView> {
  const view = { type: 'textarea', Widget, Preview: () => null } as unknown as FieldView;
  return async () => view;
}

/** A text area with a different reaction to typing. */
function Typing({ id, label, value, onChange }: Props) {
  return (
    <textarea
      id={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      // The handle's appearance depends on timing.
      style={{ resize: 'none' }}
    />
  );
}

export const Throws: StoryObj = withTextarea(
  viewOf(() => {
    throw new Error('This widget breaks for the story.');
  }),
);

export const NotLoaded: StoryObj = withTextarea(() =>
  Promise.reject(new TypeError('This view does not arrive for the story.')),
);

export const NoView: StoryObj = withTextarea(async () => undefined);

const never = new Promise<never>(() => undefined);

export const Waits: StoryObj = withTextarea(
  viewOf(() => use(never)),
  async ({ canvas }) => {
    await canvas.findByText(/is taking longer/, {}, { timeout: longestWait + 5000 });
  },
);

export const AnswersWithGarbage: StoryObj = withTextarea(
  viewOf((props) => <Typing {...props} onChange={() => props.onChange(5 as unknown as string)} />),
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), '!');
    await expect(await canvas.findByText(/produced a value that can’t be saved/)).toBeVisible();
  },
);

export const NeverCameBack: StoryObj = {
  ...withTextarea(() => testPlugins.views.load('textarea')),
  // Left by an earlier load of the page, whose tab was killed.
  beforeEach() {
    const mark = 'octavo-opening:block-1';
    localStorage.setItem(mark, 'text');
    return () => localStorage.removeItem(mark);
  },
};
