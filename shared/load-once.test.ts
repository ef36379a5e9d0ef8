import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads on the first call and gives every caller the same promise', async () => {
  const load = vi.fn(async () => 'here');
  const part = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(part()).toBe(part());
  expect(await part()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

it('remembers a failure until a retry is requested', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('here');
  const part = loadOnce(load);
  await expect(part()).rejects.toThrow('lost');
  await expect(part()).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(1);
  part.retry();
  expect(load).toHaveBeenCalledTimes(1);
  expect(await part()).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('marks the promise with its outcome, as React reads it', async () => {
  const good = loadOnce(async () => 'here');
  const bad = loadOnce(() => Promise.reject(new Error('lost')));
  await Promise.allSettled([good(), bad()]);
  expect(good()).toMatchObject({ status: 'fulfilled', value: 'here' });
  expect(bad()).toMatchObject({ status: 'rejected', reason: new Error('lost') });
});
