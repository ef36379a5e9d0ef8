import { act, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { noticeText } from '../notice-text.ts';
import type { LastChange } from '../store/block-api.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

const at = '2026-11-20T17:42:00.000Z';
const mara: LastChange = { userId: 'user-2', name: 'Mara Ilić', at };
const self: LastChange = { userId: 'user-1', name: 'Vesna', at };

/** An editor whose block was changed elsewhere in the same field, or in another one. */
async function meet(changed: LastChange | undefined, theirs: Record<string, string>) {
  const page = openTestEditor({ blocks: [storedHero('a')] });
  const { user } = renderScreen(<EditorStage editor={page.editor} />, { api: createFakeApi() });
  page.type('a', 'title', 'Mine');
  page.api.changeElsewhere('a', { ...storedHero('a').data, ...theirs }, changed);
  await act(() => page.commands.save('a'));
  return { ...page, user };
}

const sides = async () =>
  within(await screen.findByRole('group', { name: 'Title' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

it('names who changed the same field, and when', async () => {
  await meet(mara, { title: 'Theirs' });
  expect(await screen.findByRole('heading', { name: 'Mara Ilić changed the same fields' })).toBeVisible();
  expect(screen.getByText(/Choose for each field/).querySelector('time')).toHaveAttribute('datetime', at);
  expect(await sides()).toEqual(['Yours', 'Mara Ilić']);
});

it("tells the user's own other tab from somebody else", async () => {
  await meet(self, { title: 'Theirs' });
  expect(
    await screen.findByRole('heading', { name: /^You changed the same fields in another tab/ }),
  ).toBeVisible();
  expect(await sides()).toEqual(['This tab', 'The other tab or device']);
});

it('names nobody when it is not known who it was', async () => {
  await meet(undefined, { title: 'Theirs' });
  expect(await screen.findByRole('heading', { name: /^Someone else changed/ })).toBeVisible();
  expect(await sides()).toEqual(['Yours', 'Theirs']);
});

it.each([
  [mara, /^Mara Ilić also changed this block\./],
  [self, /^You also changed this block in another tab/],
  [undefined, /^Someone else saved this block/],
])('says whose changes were merged: %o', async (changed, words) => {
  const { notices } = await meet(changed, { text: 'Theirs' });
  const [merged] = notices;
  expect(merged && noticeText(merged, i18next.t).message).toMatch(words);
});

it('says who changed a block that was to be deleted', async () => {
  const { api, commands, notices } = openTestEditor({ blocks: [storedHero('a')] });
  api.changeElsewhere('a', { ...storedHero('a').data, text: 'Theirs' }, mara);
  commands.remove('a');
  await commands.confirmDelete();
  const last = notices.at(-1);
  expect(last && noticeText(last, i18next.t).message).toMatch(/^Mara Ilić has changed this block\./);
});
