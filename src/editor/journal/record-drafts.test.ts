import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An editor with one typed letter, in a browser that is idle only when it must be. */
function type() {
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: { timeout: number }) =>
    setTimeout(work, timeout),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const page = openTestEditor({ blocks: [storedHero('a')] });
  page.editor.start();
  page.commands.edit('a', 'title', 'T');
  return page;
}

it('writes typed text within half a second although the browser is never idle', async () => {
  const { journal, commands } = type();
  await vi.advanceTimersByTimeAsync(400);
  commands.edit('a', 'title', 'Typed');
  expect(journal.rows()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(journal.rows().map(({ draft }) => draft['title'])).toEqual(['Typed']);
});

it('writes at once when the page is left, also while it waits for the browser to be idle', async () => {
  const { journal, editor } = type();
  await vi.advanceTimersByTimeAsync(200);
  await editor.flush();
  expect(journal.rows()).toHaveLength(1);
});
