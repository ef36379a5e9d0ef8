import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useUndoKeys } from './use-undo-keys.ts';

const [undo, redo] = [vi.fn<() => void>(), vi.fn<() => void>()];

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

test('undo and redo are taken from the fields of the builder, but from no others', () => {
  render(<Builder />);
  const press = (label: string, key: string) =>
    fireEvent.keyDown(screen.getByLabelText(label), { key, ctrlKey: true });
  expect(['z', 'y'].map((key) => press('Outside', key))).toEqual([true, true]);
  expect([undo, redo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(['z', 'z', 'y', 's'].map((key) => press('Inside', key))).toEqual([false, false, false, true]);
  expect([undo, redo].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});
