import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderEditor, storedHero } from '../../../tests/support/render-editor.tsx';
import { BlockRow } from './block-row.tsx';

/** A page of blocks called 0, 1 and so on, and a function that records which rows render during an action. */
function open(count: number) {
  const rendered = vi.spyOn(BlockRow, 'type');
  const { commands } = renderEditor({
    blocks: Array.from({ length: count }, (_, index) => storedHero(`${index}`)),
  });
  const during = async (action: () => void) => {
    rendered.mockClear();
    await act(async () => action());
    return [...new Set(rendered.mock.calls.map(([{ blockKey }]) => blockKey))];
  };
  return { commands, during };
}

it.each([8, 1000])('in a list of %i, only rows that look different afterwards render', async (count) => {
  const { commands, during } = open(count);
  expect(await during(() => commands.toggle('2'))).toEqual(['2']);
  expect(await during(() => commands.toggle('3'))).toEqual(['2', '3']);
  expect(await during(() => commands.edit('3', 'title', 'Typed'))).toEqual(['3']);
  const added = await during(() => commands.add('hero'));
  // The row that was last can now move down; in the long list it is not rendered.
  expect(added).toEqual(count === 8 ? ['3', '7', 'key-1'] : ['3', 'key-1']);
});

it('a list that becomes long keeps its row elements, and so the caret in the open form', async () => {
  const { commands } = open(59);
  const [first] = screen.getAllByTestId('block-row');
  await act(async () => commands.add('hero'));
  expect(screen.getAllByTestId('block-row')).toHaveLength(60);
  expect(screen.getAllByTestId('block-row')[0]).toBe(first);
});

it('announces the place of each rendered row among all rows', async () => {
  const { commands } = open(1000);
  await act(async () => commands.add('hero'));
  const places = screen
    .getAllByTestId('block-row')
    .map((row) => `${row.getAttribute('aria-posinset')} of ${row.getAttribute('aria-setsize')}`);
  expect(places.slice(0, 3)).toEqual(['1 of 1001', '2 of 1001', '3 of 1001']);
});
