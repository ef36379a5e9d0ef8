import type { Meta } from '@storybook/react-vite';
import { onTeaPage } from './editor-story.tsx';
import { teaPage } from './story-blocks.ts';

/** The editor's reactions to the server's answers, beyond those in `block-editor.stories.tsx`. */
export default { title: 'Editor/Answers' } satisfies Meta;

export const Saved = onTeaPage(({ commands, type }) => {
  type('block-1', 'title', 'Tea from four gardens');
  commands.toggle('block-1');
  void commands.save('block-1');
});

/** Another editor changed other fields: both edits are merged without a question. */
export const Merged = onTeaPage(({ api, commands, type }) => {
  type('block-1', 'title', 'Tea from four gardens');
  api.changeElsewhere('block-1', { ...teaPage[0]?.data, text: 'Picked in autumn.' });
  commands.toggle('block-1');
  void commands.save('block-1');
});

/** Another editor changed the same field while the user types: the form stays, and the next save shows the conflict. */
export const Overlapping = onTeaPage(async ({ api, commands, type }) => {
  type('block-1', 'title', 'Tea from four gardens');
  api.changeElsewhere('block-1', { ...teaPage[0]?.data, title: 'Tea from two gardens' });
  commands.toggle('block-1');
  const saving = commands.save('block-1');
  type('block-1', 'title', 'Tea from four gardens in Assam');
  await saving;
});

/** The connection is back: unsent changes have been saved; later input stays unsaved until the user saves it. */
export const BackOnline = onTeaPage(async ({ api, commands, type }) => {
  api.rejectNext({ kind: 'failed', message: 'Can’t reach the server.', unanswered: true });
  type('block-3', 'author', 'Vesna P.');
  await commands.save('block-3');
  type('block-1', 'title', 'Tea from four gardens');
  await commands.saveUnanswered();
});

/** An administrator removed the field that was being edited: the text is offered for copying. */
export const FieldsChanged = onTeaPage(async ({ api, commands, type }) => {
  type('block-3', 'author', 'Vesna Petrović, who keeps the garden');
  type('block-3', 'words', 'Tea tastes of the place where it grew.');
  api.planElsewhere('quote', [
    { op: 'retype', field: 'words', to: 'quotation', field_type: 'text', title: 'Quotation' },
    { op: 'remove', field: 'author' },
  ]);
  await commands.save('block-3');
});

export const DeletedElsewhere = onTeaPage(({ api, commands, type }) => {
  type('block-1', 'title', 'Tea from four gardens');
  api.deleteElsewhere('block-1');
  void commands.save('block-1');
});

export const OrderRefused = onTeaPage(({ api, commands }) => {
  api.rejectNext({ kind: 'failed', message: 'The server made a mistake. Try again in a moment.' });
  commands.move('block-3', 0);
});

/** One side of each field is chosen; only saving remains. */
export const ConflictChosen = onTeaPage(({ api, commands, type }) => {
  type('block-1', 'title', 'Tea from four gardens');
  api.changeElsewhere('block-1', { ...teaPage[0]?.data, title: 'Tea from two gardens' });
  void commands
    .save('block-1')
    .then(() => commands.chooseSide({ key: 'block-1', field: 'title', side: 'theirs' }));
});

export const Deleted = onTeaPage(({ commands }) => {
  commands.remove('block-3');
  void commands.confirmDelete();
});

/** Another editor changed the block in the meantime: it is not deleted until the user has seen the change. */
export const ChangedBeforeDelete = onTeaPage(({ api, commands }) => {
  api.changeElsewhere('block-3', { words: 'Two cups, this year.', author: 'Vesna', large: false });
  commands.remove('block-3');
  void commands.confirmDelete();
});

/** The browser keeps no drafts, as in some private windows. */
export const NoJournal = onTeaPage(({ editor }) => editor.store.setState({ journalFailed: true }));

/** Both versions of a text are combined in the field itself. */
export const ConflictCombined = onTeaPage(async ({ api, commands, type }) => {
  type('block-1', 'title', 'Tea from four gardens');
  api.changeElsewhere('block-1', { ...teaPage[0]?.data, title: 'Tea from two gardens' });
  await commands.save('block-1');
  commands.chooseSide({ key: 'block-1', field: 'title', side: 'both' });
});
