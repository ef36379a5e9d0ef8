import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { sampleModels } from '../../src/editor/testing/sample-models.ts';
import { libraryModels } from '../support/library-models.ts';
import { longSentence, longWord } from '../support/long-words.ts';
import { fill, seeRole, type Step } from '../support/steps.ts';
import { editorStories, onTeaPage } from './editor-story.tsx';
import { manyBlocks, teaPage } from './story-blocks.ts';

export default { title: 'Editor/Block editor' } satisfies Meta;

export const EmptyPage = editorStories({})();
export const Closed = onTeaPage();
export const EveryField = onTeaPage(({ commands }) => commands.toggle('block-2'));
export const ManyBlocks = editorStories({ blocks: manyBlocks(1000) })();

export const NewAndChanged = onTeaPage(({ commands, type }) => {
  type('block-3', 'author', 'Vesna P.');
  commands.add('hero');
});

export const WhatIsMissing = onTeaPage(({ commands }) => {
  commands.add('quote');
  void commands.save('key-1');
});

export const Saving = onTeaPage(({ api, commands, type }) => {
  api.pause();
  type('block-1', 'title', 'Tea from four gardens');
  commands.toggle('block-1');
  void commands.save('block-1');
});

export const SaveRefused = onTeaPage(({ api, commands, type }) => {
  api.rejectNext({ kind: 'fieldErrors', errors: { title: ['This title is used on another page.'] } });
  type('block-1', 'title', 'Tea');
  void commands.save('block-1');
});

export const SaveFailed = onTeaPage(({ api, commands, type }) => {
  api.rejectNext({
    kind: 'failed',
    message: 'Can’t reach the server. Check your connection and try again.',
  });
  type('block-1', 'title', 'Tea from four gardens');
  commands.toggle('block-1');
  void commands.save('block-1');
});

export const Deleting = onTeaPage(({ api, commands }) => {
  api.pause();
  commands.remove('block-3');
  void commands.confirmDelete();
});

export const DeleteAsked = onTeaPage(({ commands }) => commands.remove('block-3'));

const conflictWith = (userId: string) =>
  onTeaPage(({ api, commands, type }) => {
    type('block-1', 'title', 'Tea from four gardens');
    type('block-1', 'background', 'black');
    api.changeElsewhere(
      'block-1',
      { title: 'Tea from two gardens', text: 'Picked in autumn.', background: 'white' },
      { userId, name: 'Mara Ilić', at: '2026-11-20T17:42:00.000Z' },
    );
    void commands.save('block-1');
  });

export const Conflict = conflictWith('user-2');

/** The same user changed the block in another tab. */
export const ConflictWithOtherTab = conflictWith('user-1');

const former = { session: 'former', revision: 3, index: 0, at: Date.UTC(2026, 10, 20, 17, 42) };

export const Recovery = editorStories({
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
})();

const unknown = { id: 'block-9', modelId: 'gone', data: { headline: 'From an older time' }, revision: 1 };

export const UnknownType = editorStories({ blocks: [unknown, ...teaPage] })(({ commands }) =>
  commands.toggle('block-9'),
);

const pressAdd: Step = async () => userEvent.click(await screen.findByTestId('add-block'));

export const AddMenu = onTeaPage(undefined, pressAdd, seeRole('menu'));

/** The picker, with these words typed into its search. */
const picking = (words: string, models: readonly BlockContentModel[] = libraryModels) =>
  editorStories({ models })(
    undefined,
    pressAdd,
    seeRole('menu'),
    ...(words === '' ? [] : [fill('Search block types', words)]),
  );
export const PickerSearched = picking('quo');
export const PickerWithoutMatch = picking('spaceship');
export const PickerWithOwnTypes = picking('', [...sampleModels, ...libraryModels.slice(0, 4)]);
export const PickerWithLongNames = picking(
  '',
  sampleModels.map((model, n) => ({ ...model, name: n === 0 ? longWord : `${longSentence} ${n}` })),
);

/** The button that adds a block between two others has the focus. */
export const InsertBetween = onTeaPage(undefined, async () => {
  const [, second] = await screen.findAllByTestId('block-insert');
  second?.focus();
});

const component = {
  id: 'component-1',
  modelId: 'hero',
  revision: 1,
  data: { title: 'Open daily 8 to 20', text: '', background: 'black' },
};

export const Components = editorStories({ fixed: true, blocks: [component] })();
