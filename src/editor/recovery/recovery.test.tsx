import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import type { JournalRow } from '../journal/journal.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

const changed: JournalRow = {
  ...{ session: 'former', key: 'a', id: 'a', modelId: 'hero', revision: 1, index: 0, at: 1_700_000_000_000 },
  base: storedHero('a').data,
  draft: { ...storedHero('a').data, title: 'Typed then' },
};
const added: JournalRow = {
  ...{ ...changed, key: 'unsaved', id: null, base: null, index: 1 },
  draft: { title: 'A new hero', text: '', background: 'light' },
};

function open(left: readonly JournalRow[]) {
  const page = openTestEditor({ blocks: [storedHero('a')], left });
  return { ...page, ...renderScreen(<EditorStage editor={page.editor} />, { api: createFakeApi() }) };
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Discard these changes?' }).then(within);

it('asks before one recovered draft is discarded, and keeps it unless that is confirmed', async () => {
  const { journal, user } = open([changed, added]);
  await user.click(await screen.findByRole('button', { name: 'Discard: Hero 1' }));
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(journal.rows()).toEqual([changed, added]);
  await user.click(screen.getByRole('button', { name: 'Discard: Hero 1' }));
  await user.click((await dialog()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(journal.rows()).toEqual([added]));
  expect(screen.queryByRole('button', { name: 'Discard: Hero 1' })).toBeNull();
});

it('asks once before all are discarded', async () => {
  const { journal, user } = open([changed, added]);
  await user.click(await screen.findByRole('button', { name: 'Discard all' }));
  await user.click((await dialog()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(journal.rows()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull());
});

it('does not offer a new block in which nothing was entered', async () => {
  const { journal } = open([{ ...added, draft: { title: '', text: '' } }]);
  await waitFor(() => expect(journal.rows()).toEqual([]));
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});
