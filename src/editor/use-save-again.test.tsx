import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestEditor, storedHero } from './testing/open-test-editor.ts';
import { useSaveAgain } from './use-save-again.ts';

it('tries soon again after a save by hand has succeeded, however long the failure before it lasted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  const { api, block, editor, commands, type } = openTestEditor({ blocks: [storedHero('a')] });
  renderHook(() => useSaveAgain(editor));
  const lose = () => api.rejectNext({ kind: 'failed', message: 'No connection.', unanswered: true });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const saveInVain = async (title: string) => {
    type('a', 'title', title);
    lose();
    await act(() => commands.save('a'));
  };
  await saveInVain('First');
  lose();
  await pass(3);
  await pass(5);
  expect(api.calls).toHaveLength(2);
  await act(() => commands.save('a'));
  expect(block('a').sync).toBe('idle');
  await saveInVain('Second');
  await pass(3);
  expect(block('a').saved?.['title']).toBe('Second');
});
