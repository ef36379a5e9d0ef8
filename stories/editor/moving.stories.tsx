import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent, waitFor } from 'storybook/test';
import { editorStory } from './editor-story.tsx';
import { manyBlocks, teaPage } from './story-blocks.ts';

/** Moving blocks, and undoing the move. */
const meta: Meta = { title: 'Editor/Moving' };
export default meta;

const options = { blocks: teaPage };

export const UndoAndRedo: StoryObj = editorStory({
  options,
  prepare({ commands }) {
    commands.move('block-3', 0);
    commands.move('block-2', 0);
    commands.undo();
  },
});

export const CarriedByKeyboard: StoryObj = {
  ...editorStory({ options }),
  async play({ canvas, canvasElement }) {
    const [handle] = await canvas.findAllByTestId('block-handle');
    handle?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await waitFor(() => carried(canvasElement));
  },
};

/** Held above the place where it would be dropped. */
export const DraggedByPointer: StoryObj = {
  ...editorStory({ options: { blocks: manyBlocks(4) } }),
  async play({ canvas, canvasElement }) {
    const [handle] = await canvas.findAllByTestId('block-handle');
    if (handle === undefined) throw new Error('Nothing can be dragged.');
    const { left, top } = handle.getBoundingClientRect();
    const at = (down: number) => ({ clientX: left + 8, clientY: top + 8 + down, isPrimary: true, button: 0 });
    await fireEvent.pointerDown(handle, at(0));
    // A hand keeps moving while the code that follows it is still loading.
    await waitFor(async () => {
      await fireEvent.pointerMove(document, at(10));
      carried(canvasElement);
    });
    await fireEvent.pointerMove(document, at(70));
  },
};

function carried(canvas: HTMLElement): void {
  if (canvas.querySelector('[data-dragging=true]') === null) throw new Error('No block is on its way.');
}
