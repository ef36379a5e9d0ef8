import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { screen } from 'storybook/test';
import type { FieldView, WidgetProps } from '../../field-plugins/sdk/contract/view.ts';
import { longestWait } from '../../src/editor/faults/plugin-area.tsx';
import { testPlugins, viewsWith } from '../../src/editor/testing/editor-stage.tsx';
import { fill, see, type Step } from '../support/steps.ts';
import { editorStory } from './editor-story.tsx';
import { teaPage } from './story-blocks.ts';

// React and the editor report the faults of the widgets.
export default { title: 'Editor/Broken widgets', tags: ['breaks'] } satisfies Meta;

type Props = WidgetProps<string, unknown>;

/** The tea page's hero, open, with this view for its long text. */
function withTextarea(load: () => Promise<unknown>, ...steps: readonly Step[]): StoryObj {
  return editorStory(
    {
      options: { blocks: teaPage },
      plugins: { ...testPlugins, views: viewsWith('textarea', load) },
      prepare: ({ commands }) => commands.toggle('block-1'),
    },
    ...steps,
  );
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

export const Throws = withTextarea(
  viewOf(() => {
    throw new Error('This widget breaks for the story.');
  }),
);

export const NotLoaded = withTextarea(() =>
  Promise.reject(new TypeError('This view does not arrive for the story.')),
);

export const NoView = withTextarea(async () => undefined);

const never = new Promise<never>(() => undefined);

export const Waits = withTextarea(
  viewOf(() => use(never)),
  () => screen.findByText(/is taking longer/, {}, { timeout: longestWait + 5000 }),
);

export const AnswersWithGarbage = withTextarea(
  viewOf((props) => <Typing {...props} onChange={() => props.onChange(5 as unknown as string)} />),
  fill('Text', '!'),
  see(/produced a value that can’t be saved/),
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
