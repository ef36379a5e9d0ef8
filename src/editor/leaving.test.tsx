import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor, storedHero } from '../../tests/support/render-editor.tsx';
import { askToLeave } from '../ui/leave/ask-to-leave.ts';

/** An editor with one changed block, and a way out of it. */
function open(title: string) {
  const page = renderEditor({ blocks: [storedHero('a')] });
  act(() => page.type('a', 'title', title));
  const way = { left: false };
  act(() => askToLeave(() => (way.left = true)));
  const answer = (name: string) =>
    screen
      .findByRole('alertdialog', { name: 'Leave without saving?' })
      .then((dialog) => page.user.click(within(dialog).getByRole('button', { name })));
  return { ...page, way, answer };
}

const isAsking = () => screen.queryByRole('alertdialog') !== null;

it('saves and leaves', async () => {
  const { api, way, answer } = open('Typed');
  await answer('Save and leave');
  await waitFor(() => expect(way.left).toBe(true));
  expect(api.blocks[0]?.data['title']).toBe('Typed');
  await waitFor(() => expect(isAsking()).toBe(false));
});

it('stays at the invalid field instead of leaving', async () => {
  const { way, answer } = open('');
  await answer('Save and leave');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  expect(isAsking()).toBe(false);
  expect(way.left).toBe(false);
});

it('stays when the server rejects the save, and asks again the next time', async () => {
  const { api, way, answer, notices } = open('Typed');
  api.rejectNext({ kind: 'failed', message: 'Not now.' });
  await answer('Save and leave');
  await waitFor(() => expect(notices).toContainEqual({ kind: 'failed', message: 'Not now.' }));
  await waitFor(() => expect(isAsking()).toBe(false));
  expect(way.left).toBe(false);
  act(() => askToLeave(() => (way.left = true)));
  expect(isAsking()).toBe(true);
});
