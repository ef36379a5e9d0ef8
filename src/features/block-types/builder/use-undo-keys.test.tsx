import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useUndoKeys } from './use-undo-keys.ts';

const undo = vi.fn<() => void>();
const redo = vi.fn<() => void>();

function Builder() {
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(root, { undo, redo });
  return (
    <>
      <div ref={root}>
        <input aria-label="Inside" />
      </div>
      <input aria-label="Outside" />
    </>
  );
}

test('Undo and redo work on every keyboard, but only inside the builder', () => {
  render(<Builder />);
  const press = (label: string, key: string, code: string) =>
    fireEvent.keyDown(screen.getByLabelText(label), { key, code, ctrlKey: true });
  expect(press('Outside', 'я', 'KeyZ')).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  press('Inside', 'я', 'KeyZ');
  press('Inside', 'z', 'KeyY');
  expect(undo).toHaveBeenCalledTimes(2);
  expect(redo).not.toHaveBeenCalled();
  press('Inside', 'н', 'KeyY');
  expect(redo).toHaveBeenCalledOnce();
});
