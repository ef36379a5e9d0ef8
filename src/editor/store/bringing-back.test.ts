import { expect, test } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

function openPage() {
  return openTestEditor({ blocks: [storedHero('a'), storedHero('b')] });
}

const former = { title: 'As it was', text: '', background: 'light' };

test('a block gets the data of a version as one unsaved step, and undo restores typed text', () => {
  const { commands, state, type } = openPage();
  type('a', 'title', 'Typed now');
  const typed = state().blocks.get('a')?.draft;
  expect(commands.bringBack({ key: 'a', id: 'old', modelId: 'hero', data: former, index: 0 })).toBe(true);
  expect(state().blocks.get('a')).toMatchObject({ draft: former, sync: 'idle' });
  expect(state().blocks.get('a')?.saved).not.toMatchObject(former);
  expect(state().openKey).toBe('a');
  commands.undo();
  expect(state().blocks.get('a')?.draft).toEqual(typed);
  commands.redo();
  expect(state().blocks.get('a')?.draft).toMatchObject(former);
});

test('a block that is gone is added in its former place, as a new one', () => {
  const { commands, state } = openPage();
  expect(commands.bringBack({ key: undefined, id: 'old', modelId: 'hero', data: former, index: 1 })).toBe(
    true,
  );
  const [, key = ''] = state().order;
  expect(state().order).toHaveLength(3);
  expect(state().blocks.get(key)).toMatchObject({ id: null, copyOf: 'old', saved: null, draft: former });
  commands.undo();
  expect(state().order).toEqual(['a', 'b']);
});

test('nothing changes if the type or the block is gone, or the data is the same', () => {
  const { commands, state } = openPage();
  const before = state();
  const { draft } = before.blocks.get('a') ?? {};
  expect(commands.bringBack({ key: 'a', id: 'old', modelId: 'gone', data: former, index: 0 })).toBe(false);
  expect(commands.bringBack({ key: 'unknown', id: 'old', modelId: 'hero', data: former, index: 0 })).toBe(
    false,
  );
  expect(commands.bringBack({ key: 'a', id: 'old', modelId: 'hero', data: draft ?? {}, index: 0 })).toBe(
    false,
  );
  expect(state()).toBe(before);
});
