import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { EditorStage } from './testing/editor-stage.tsx';
import { openTestEditor, storedHero } from './testing/open-test-editor.ts';

/** A changed block in an editor, with another field elsewhere on the screen. */
function open() {
  const page = openTestEditor({ blocks: [storedHero('a')] });
  const screenParts = (
    <>
      {/* A part that keeps its keys to itself, as some widgets do. */}
      <input aria-label="Elsewhere" onKeyDown={(event) => event.stopPropagation()} />
      <EditorStage editor={page.editor} />
    </>
  );
  renderScreen(screenParts);
  page.type('a', 'title', 'Typed');
  return page;
}

/** Returns whether the browser would perform its default action for the key. */
const press = (target: Element, key: string, rest: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key, ctrlKey: true, ...rest });

const elsewhere = () => screen.getByRole('textbox', { name: 'Elsewhere' });

it.each([
  ['wherever the focus is', 's', {}],
  ['with Cmd+S', 's', { ctrlKey: false, metaKey: true }],
  ['on a Cyrillic keyboard, where browsers go by the position of the key', 'с', { code: 'KeyS' }],
])('saves %s', async (_, key, rest) => {
  const page = open();
  expect(press(elsewhere(), key, rest)).toBe(false);
  await waitFor(() => expect(page.api.blocks[0]?.data['title']).toBe('Typed'));
});

it.each([
  ['on a Cyrillic keyboard, which has no Latin letters', 'з', 'KeyZ'],
  ['on QWERTZ, whose Z has another place', 'z', 'KeyY'],
])('undoes and redoes %s', (_, key, code) => {
  const page = open();
  const before = page.block('a').draft['title'];
  expect(press(document.body, key, { code })).toBe(false);
  expect(before).toBe('Typed');
  expect(page.block('a').draft['title']).not.toBe('Typed');
  expect(press(document.body, key, { code, shiftKey: true })).toBe(false);
  expect(page.block('a').draft['title']).toBe('Typed');
});

it('saves once while the key is held, and the browser still does nothing', async () => {
  const page = open();
  press(elsewhere(), 's');
  await waitFor(() => expect(page.api.calls).toEqual(['update']));
  page.type('a', 'title', 'Typed again');
  expect(press(elsewhere(), 's', { repeat: true })).toBe(false);
  expect(page.block('a').sync).toBe('idle');
});

it('leaves undo to the fields outside the editor', () => {
  const page = open();
  expect(press(elsewhere(), 'z')).toBe(true);
  expect(page.block('a').draft['title']).toBe('Typed');
});

it('leaves other keys alone', () => {
  open();
  expect(press(elsewhere(), 's', { shiftKey: true })).toBe(true);
  expect(press(elsewhere(), 's', { altKey: true })).toBe(true);
  expect(press(elsewhere(), 's', { ctrlKey: false })).toBe(true);
});
