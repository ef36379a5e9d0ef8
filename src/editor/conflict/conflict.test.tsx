import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor, storedHero } from '../../../tests/support/render-editor.tsx';
import { noticeText } from '../notice-text.ts';
import type { LastChange } from '../store/block-api.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { words } from '../../lib/words/words.ts';

const at = '2026-11-20T17:42:00.000Z';
const mara: LastChange = { userId: 'user-2', name: 'Mara Ilić', at };
const self: LastChange = { userId: 'user-1', name: 'Vesna', at };

/** An editor whose block was changed elsewhere in the same field, or in another one. */
async function meet(changed: LastChange | undefined, theirs: Record<string, string>) {
  const page = renderEditor({ blocks: [storedHero('a')] });
  page.type('a', 'title', 'Mine');
  page.api.changeElsewhere('a', { ...storedHero('a').data, ...theirs }, changed);
  await act(() => page.commands.save('a'));
  return page;
}

const sides = async () =>
  within(await screen.findByRole('group', { name: 'Title' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

it.each([
  [mara, 'Mara Ilić also changed these fields', ['Your version', 'Mara Ilić']],
  [self, /^You also changed these fields in another tab/, ['This tab', 'Other tab or device']],
  [undefined, /^These fields were also changed/, ['Your version', 'Their version']],
])('names the author of another version of a field: %o', async (changed, name, versions) => {
  await meet(changed, { title: 'Theirs' });
  expect(await screen.findByRole('heading', { name })).toHaveFocus();
  const time = screen.getByText(/Choose which version/).querySelector('time');
  expect(time?.dateTime).toBe(changed?.at);
  expect(await sides()).toEqual([...versions, 'Combine by hand']);
});

it('lets the user combine both versions by hand, in the field itself', async () => {
  const { api, block, user } = await meet(mara, { title: 'Theirs' });
  const group = within(await screen.findByRole('group', { name: 'Title' }));
  await user.click(group.getByRole('radio', { name: 'Combine by hand' }));
  const title = await group.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Mine');
  // With a hyphen, a field that is called `body` would have the id of the row's own body.
  expect(title).toHaveAttribute('id', 'block-a_title');
  await user.type(title, ' and theirs');
  // Both versions are still shown.
  expect(await group.findByText('Mine', { selector: 'p, div' })).toBeVisible();
  expect(group.getByText('Theirs')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save selected versions' }));
  await waitFor(() => expect(api.blocks[0]?.data['title']).toBe('Mine and theirs'));
  expect(block('a')).toMatchObject({ sync: 'idle', conflict: null });
});

it('takes a version unchanged, even after combining was tried', async () => {
  const { api, user } = await meet(mara, { title: 'Theirs' });
  const group = within(await screen.findByRole('group', { name: 'Title' }));
  await user.click(group.getByRole('radio', { name: 'Combine by hand' }));
  await user.type(await group.findByRole('textbox', { name: 'Title' }), ' and theirs');
  await user.click(group.getByRole('radio', { name: 'Your version' }));
  await user.click(screen.getByRole('button', { name: 'Save selected versions' }));
  await waitFor(() => expect(api.blocks[0]?.data['title']).toBe('Mine'));
});

it('offers no combination where there is nothing between the versions', async () => {
  const { api, commands, type } = renderEditor({ blocks: [storedHero('a')] });
  type('a', 'background', 'black');
  api.changeElsewhere('a', { ...storedHero('a').data, background: 'white' });
  await act(() => commands.save('a'));
  const group = within(await screen.findByRole('group', { name: 'Background' }));
  expect(group.queryByRole('radio', { name: 'Combine by hand' })).toBeNull();
});

it.each([
  [mara, /^Mara Ilić also edited this block\./],
  [self, /^You also edited this block in another tab/],
  [undefined, /^This block was also edited elsewhere/],
])('names the author of merged changes: %o', async (changed, sentence) => {
  const { notices } = await meet(changed, { text: 'Theirs' });
  const [merged] = notices;
  expect(merged && noticeText(merged, words.t).message).toMatch(sentence);
});

it('names the author of changes to a block that was to be deleted', async () => {
  const { api, commands, notices } = openTestEditor({ blocks: [storedHero('a')] });
  api.changeElsewhere('a', { ...storedHero('a').data, text: 'Theirs' }, mara);
  commands.remove('a');
  await commands.confirmDelete();
  const last = notices.at(-1);
  expect(last && noticeText(last, words.t).message).toMatch(/^Mara Ilić changed this block\./);
});
