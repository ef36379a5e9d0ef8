import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor, storedHero } from '../../../tests/support/render-editor.tsx';
import type { JournalRow } from '../journal/journal.ts';

const changed: JournalRow = {
  ...{ session: 'former', key: 'a', id: 'a', modelId: 'hero', revision: 1, index: 0, at: 1_700_000_000_000 },
  base: storedHero('a').data,
  draft: { ...storedHero('a').data, title: 'Typed then' },
};
const added: JournalRow = {
  ...{ ...changed, key: 'unsaved', id: null, base: null, index: 1 },
  draft: { title: 'A new hero', text: '', background: 'light' },
};

const open = (left: readonly JournalRow[]) => renderEditor({ blocks: [storedHero('a')], left });

const dialog = () => screen.findByRole('alertdialog', { name: 'Discard these changes?' }).then(within);

it('shows how a draft differs, and restores it with a click', async () => {
  const { journal, user } = open([changed]);
  const table = within(await screen.findByRole('table', { name: 'Differences in Hero' }));
  expect(await table.findByText('Typed then', { selector: 'td *' })).toBeVisible();
  expect(table.getByText('Title a')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore: Hero 1' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Typed then');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  expect(screen.queryByRole('table')).toBeNull();
  expect(journal.rows()).not.toContain(changed);
});

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

it('no longer offers a draft once the block is saved with the same data', async () => {
  const { block, commands, journal, type } = open([changed, added]);
  await screen.findByRole('button', { name: 'Restore: Hero 1' });
  act(() => type('a', 'title', 'Typed then'));
  expect(screen.getByRole('button', { name: 'Restore: Hero 1' })).toBeVisible();
  await act(() => commands.save('a'));
  expect(block('a').saved).toEqual(changed.draft);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore: Hero 1' })).toBeNull());
  await waitFor(() => expect(journal.rows()).toEqual([added]));
});
