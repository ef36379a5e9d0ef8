import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { sampleModels } from '../../src/editor/testing/sample-models.ts';
import { libraryModels } from '../support/library-models.ts';
import { longSentence, longWord } from '../support/long-words.ts';
import { editorStory } from './editor-story.tsx';
import { manyBlocks, teaPage } from './story-blocks.ts';

const meta: Meta = { title: 'Editor/Block editor' };
export default meta;

const options = { blocks: teaPage };

export const EmptyPage: StoryObj = editorStory({});
export const Closed: StoryObj = editorStory({ options });
export const EveryField: StoryObj = editorStory({
  options,
  prepare: ({ commands }) => commands.toggle('block-2'),
});
export const ManyBlocks: StoryObj = editorStory({ options: { blocks: manyBlocks(1000) } });

export const NewAndChanged: StoryObj = editorStory({
  options,
  prepare({ commands, type }) {
    type('block-3', 'author', 'Vesna P.');
    commands.add('hero');
  },
});

export const WhatIsMissing: StoryObj = editorStory({
  options,
  prepare({ commands }) {
    commands.add('quote');
    void commands.save('key-1');
  },
});

export const Saving: StoryObj = editorStory({
  options,
  prepare({ api, commands, type }) {
    api.pause();
    type('block-1', 'title', 'Tea from four gardens');
    commands.toggle('block-1');
    void commands.save('block-1');
  },
});

export const SaveRefused: StoryObj = editorStory({
  options,
  prepare({ api, commands, type }) {
    api.rejectNext({ kind: 'fieldErrors', errors: { title: ['This title is used on another page.'] } });
    type('block-1', 'title', 'Tea');
    void commands.save('block-1');
  },
});

export const SaveFailed: StoryObj = editorStory({
  options,
  prepare({ api, commands, type }) {
    api.rejectNext({
      kind: 'failed',
      message: 'Can’t reach the server. Check your connection and try again.',
    });
    type('block-1', 'title', 'Tea from four gardens');
    commands.toggle('block-1');
    void commands.save('block-1');
  },
});

export const Deleting: StoryObj = editorStory({
  options,
  prepare({ api, commands }) {
    api.pause();
    commands.remove('block-3');
    void commands.confirmDelete();
  },
});

export const DeleteAsked: StoryObj = editorStory({
  options,
  prepare: ({ commands }) => commands.remove('block-3'),
});

function conflictWith(userId: string): StoryObj {
  return editorStory({
    options,
    prepare({ api, commands, type }) {
      type('block-1', 'title', 'Tea from four gardens');
      type('block-1', 'background', 'black');
      api.changeElsewhere(
        'block-1',
        { title: 'Tea from two gardens', text: 'Picked in autumn.', background: 'white' },
        { userId, name: 'Mara Ilić', at: '2026-11-20T17:42:00.000Z' },
      );
      void commands.save('block-1');
    },
  });
}

export const Conflict: StoryObj = conflictWith('user-2');

/** The same user changed the block in another tab. */
export const ConflictWithOtherTab: StoryObj = conflictWith('user-1');

const former = { session: 'former', revision: 3, index: 0, at: Date.UTC(2026, 10, 20, 17, 42) };

export const Recovery: StoryObj = editorStory({
  options: {
    blocks: teaPage,
    left: [
      {
        ...former,
        ...{ key: 'block-1', id: 'block-1', modelId: 'hero', base: teaPage[0]?.data ?? null },
        draft: {
          title: 'Tea from five gardens',
          text: 'Picked in spring, rolled by hand.',
          background: 'secondary.main',
        },
      },
      {
        ...former,
        ...{ key: 'unsaved', id: null, modelId: 'quote', base: null, index: 3 },
        draft: { words: 'A quote that never reached the server.', author: 'Marko', large: true },
      },
      {
        ...former,
        ...{ key: 'block-3', id: 'block-3', modelId: 'quote', base: teaPage[2]?.data ?? null, index: 2 },
        // Much longer than the server's version.
        draft: { ...teaPage[2]?.data, words: 'The best cup I had this year, and the next. '.repeat(200) },
      },
    ],
  },
});

export const UnknownType: StoryObj = editorStory({
  options: {
    blocks: [
      { id: 'block-9', modelId: 'gone', data: { headline: 'From an older time' }, revision: 1 },
      ...teaPage,
    ],
  },
  prepare: ({ commands }) => commands.toggle('block-9'),
});

export const AddMenu: StoryObj = {
  ...editorStory({ options }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByTestId('add-block'));
    await screen.findByRole('menu');
  },
};

/** The picker, with these words typed into its search. */
function picking(words: string, models: readonly BlockContentModel[] = libraryModels): StoryObj {
  return {
    ...editorStory({ options: { models } }),
    async play({ canvas }) {
      await userEvent.click(canvas.getByTestId('add-block'));
      const search = await screen.findByRole('textbox', { name: 'Search block types' });
      await screen.findByRole('menu');
      if (words !== '') await userEvent.type(search, words);
    },
  };
}
export const PickerSearched: StoryObj = picking('quo');
export const PickerWithoutMatch: StoryObj = picking('spaceship');
export const PickerWithOwnTypes: StoryObj = picking('', [...sampleModels, ...libraryModels.slice(0, 4)]);
export const PickerWithLongNames: StoryObj = picking('', [
  ...sampleModels.map((model, n) => ({ ...model, name: n === 0 ? longWord : `${longSentence} ${n}` })),
]);

/** The button that adds a block between two others has the focus. */
export const InsertBetween: StoryObj = {
  ...editorStory({ options }),
  async play({ canvas }) {
    const [, second] = await canvas.findAllByTestId('block-insert');
    second?.focus();
  },
};

export const Components: StoryObj = editorStory({
  options: {
    fixed: true,
    blocks: [
      {
        id: 'component-1',
        modelId: 'hero',
        data: { title: 'Open daily 8 to 20', text: '', background: 'black' },
        revision: 1,
      },
    ],
  },
});
