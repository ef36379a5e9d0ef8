import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetch, clearPrefetched, takePrefetchedData, takePrefetched } from './prefetch.ts';

afterEach(() => {
  clearPrefetched();
  vi.unstubAllGlobals();
});

function answerWith(answer: Promise<Response>): void {
  vi.stubGlobal('fetch', () => answer);
}

describe('a prefetched response', () => {
  it('is available to the first render once it has arrived, and is used once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerWith(promise);
    prefetch('/a', { Authorization: 'Token 1' });
    expect(takePrefetchedData('/a', 'Token 1')).toBeUndefined();
    resolve(Response.json({ title: 'Ferry' }));
    await vi.waitFor(() => expect(takePrefetchedData('/a', 'Token 1')).toEqual({ title: 'Ferry' }));
    expect(takePrefetchedData('/a', 'Token 1')).toBeUndefined();
    expect(takePrefetched('/a', 'Token 1')).toBeUndefined();
  });

  it('has arrived once it is prepared; if preparing it fails, only the call that takes it gets it', async () => {
    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    const { promise, resolve } = Promise.withResolvers<void>();
    const prepare = vi.fn((_value: unknown) => promise);
    prefetch('/a', {}, prepare);
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledWith({ title: 'Ferry' }));
    expect(takePrefetchedData('/a')).toBeUndefined();
    resolve();
    await vi.waitFor(() => expect(takePrefetchedData('/a')).toEqual({ title: 'Ferry' }));

    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    prefetch('/b', {}, () => Promise.reject(new Error('A part is missing.')));
    await new Promise((later) => setTimeout(later, 10));
    expect(takePrefetchedData('/b')).toBeUndefined();
    expect(await (await takePrefetched('/b'))?.json()).toEqual({ title: 'Ferry' });
  });

  it('is not given to any other user', async () => {
    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    prefetch('/a', { Authorization: 'Token 1' });
    await vi.waitFor(() =>
      expect(takePrefetchedData('/a', 'Token 2') ?? takePrefetched('/a')).toBeUndefined(),
    );
    expect(takePrefetchedData('/a', 'Token 1')).toBeUndefined();
  });

  it('goes only to the call that takes it if it is an error', async () => {
    answerWith(Promise.resolve(Response.json({ detail: 'No.' }, { status: 403 })));
    prefetch('/a');
    await expect.poll(() => takePrefetchedData('/a')).toBeUndefined();
    expect((await takePrefetched('/a'))?.status).toBe(403);
  });
});
