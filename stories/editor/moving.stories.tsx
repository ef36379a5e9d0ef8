import type { Meta } from '@storybook/react-vite';
import { fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { editorStories, onTeaPage } from './editor-story.tsx';
import { manyBlocks } from './story-blocks.ts';

/** Moving blocks, and undoing the move. */
export default { title: 'Editor/Moving' } satisfies Meta;

export const UndoAndRedo = onTeaPage(({ commands }) => {
  commands.move('block-3', 0);
  commands.move('block-2', 0);
  commands.undo();
});

export const CarriedByKeyboard = onTeaPage(undefined, async () => {
  const [handle] = await screen.findAllByTestId('block-handle');
  handle?.focus();
  await userEvent.keyboard(' {ArrowDown}');
  await waitFor(carried);
});

/** Held above the place where it would be dropped. */
export const DraggedByPointer = editorStories({ blocks: manyBlocks(4) })(undefined, async () => {
  const [handle] = await screen.findAllByTestId('block-handle');
  if (handle === undefined) throw new Error('Nothing can be dragged.');
  const { left, top } = handle.getBoundingClientRect();
  const at = (down: number) => ({ clientX: left + 8, clientY: top + 8 + down, isPrimary: true, button: 0 });
  await fireEvent.pointerDown(handle, at(0));
  // A hand keeps moving while the code that follows it is still loading.
  await waitFor(async () => {
    await fireEvent.pointerMove(document, at(10));
    carried();
  });
  await fireEvent.pointerMove(document, at(70));
});

function carried(): void {
  if (document.querySelector('[data-dragging=true]') === null) throw new Error('No block is on its way.');
}
