import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearPrefetched, dropPrefetched, prefetch, prefetchedData, takePrefetched } from './prefetch.ts';

afterEach(() => {
  clearPrefetched();
  vi.unstubAllGlobals();
});

function answerWith(answer: Promise<Response>): void {
  vi.stubGlobal('fetch', () => answer);
}

describe('a prefetched response', () => {
  it('is available to every render once it has arrived, until it is dropped', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerWith(promise);
    prefetch('/a', { Authorization: 'Token 1' });
    expect(prefetchedData('/a', 'Token 1')).toBeUndefined();
    resolve(Response.json({ title: 'Ferry' }));
    await vi.waitFor(() => expect(prefetchedData('/a', 'Token 1')).toEqual({ title: 'Ferry' }));
    expect(prefetchedData('/a', 'Token 1')).toEqual({ title: 'Ferry' });
    dropPrefetched('/a');
    expect(prefetchedData('/a', 'Token 1')).toBeUndefined();
    expect(takePrefetched('/a', 'Token 1')).toBeUndefined();
  });

  it('has arrived once it is prepared; if preparing it fails, only the call that takes it gets it', async () => {
    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    const { promise, resolve } = Promise.withResolvers<void>();
    const prepare = vi.fn((_value: unknown) => promise);
    prefetch('/a', {}, prepare);
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledWith({ title: 'Ferry' }));
    expect(prefetchedData('/a')).toBeUndefined();
    resolve();
    await vi.waitFor(() => expect(prefetchedData('/a')).toEqual({ title: 'Ferry' }));

    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    prefetch('/b', {}, () => Promise.reject(new Error('A part is missing.')));
    await new Promise((later) => setTimeout(later, 10));
    expect(prefetchedData('/b')).toBeUndefined();
    expect(await (await takePrefetched('/b'))?.json()).toEqual({ title: 'Ferry' });
  });

  it('is taken once by a call', async () => {
    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    prefetch('/a');
    expect(await (await takePrefetched('/a'))?.json()).toEqual({ title: 'Ferry' });
    expect(takePrefetched('/a')).toBeUndefined();
  });

  it('is not given to any other user', async () => {
    answerWith(Promise.resolve(Response.json({ title: 'Ferry' })));
    prefetch('/a', { Authorization: 'Token 1' });
    await vi.waitFor(() => expect(prefetchedData('/a', 'Token 1')).toBeDefined());
    expect(prefetchedData('/a', 'Token 2')).toBeUndefined();
    expect(takePrefetched('/a')).toBeUndefined();
    // The other user's call has discarded it.
    expect(prefetchedData('/a', 'Token 1')).toBeUndefined();
  });

  it('goes only to the call that takes it if it is an error', async () => {
    answerWith(Promise.resolve(Response.json({ detail: 'No.' }, { status: 403 })));
    prefetch('/a');
    await expect.poll(() => prefetchedData('/a')).toBeUndefined();
    expect((await takePrefetched('/a'))?.status).toBe(403);
  });
});
