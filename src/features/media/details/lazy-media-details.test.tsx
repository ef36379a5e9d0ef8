import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyMediaDetails } from './lazy-media-details.tsx';

const onClose = vi.fn();
let fail: (reason: Error) => void;

/** Opens the details of an image while the server does not answer yet. */
function open() {
  const { promise, reject } = Promise.withResolvers<Response>();
  fail = reject;
  vi.spyOn(globalThis, 'fetch').mockReturnValue(promise);
  const others = { describing: false, onDescribed: vi.fn(), onDelete: vi.fn(), onClose };
  return render(<LazyMediaDetails id="tea" known={undefined} scope={{ workspace: 'w' }} {...others} />);
}

beforeEach(() => onClose.mockReset());
afterEach(() => vi.restoreAllMocks());

test('closes if its code cannot be loaded', async () => {
  open();
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('changes nothing once the user has left', async () => {
  const { unmount } = open();
  unmount();
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(onClose).not.toHaveBeenCalled();
});
