import { expect, it } from 'vitest';
import { openTestEditor } from '../testing/open-test-editor.ts';

const page = [
  { modelId: 'hero', data: { title: 'First' } },
  { modelId: 'quote', data: { words: 'Second', author: 'Nobody' } },
];

it('filling a page adds its blocks in one step of undo, and opens the first', () => {
  const { commands, state } = openTestEditor();
  commands.addAll(page);
  expect(state().order).toEqual(['key-1', 'key-2']);
  expect(state().openKey).toBe('key-1');
  expect(state().blocks.get('key-2')).toMatchObject({ id: null, draft: page[1]?.data });
  commands.edit('key-2', 'words', 'Changed');
  commands.undo();
  commands.undo();
  expect(state().order).toEqual([]);
  commands.redo();
  expect(state().order).toEqual(['key-1', 'key-2']);
});
