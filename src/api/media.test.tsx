import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import { isMediaGone, mediaUrl, uploadMedia } from './media.ts';

test('finds a stored image under the media root, whatever its name', () => {
  expect(mediaUrl('ab/cd.jpg')).toBe('/media/ab/cd.jpg');
  expect(mediaUrl('a b?.jpg')).toBe('/media/a%20b%3F.jpg');
});

test('sends workspace and name before the file, so the server can reject it before it reads the file', async () => {
  const api = createFakeApi();
  onTestFinished(installFakeNetwork(api.handle));
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await uploadMedia({ workspace: 'w', name: 'Tea.png', file });
  const form = api.requests[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['workspace', 'name', 'file']);
});

test.each([
  { status: 404, gone: true },
  { status: 410, gone: true },
  { status: 200, gone: false },
  { status: 503, gone: false },
])('calls an image gone ($gone) when the server answers $status', async ({ status, gone }) => {
  const fetch = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await isMediaGone('ab/cd.jpg')).toBe(gone);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/media/ab/cd.jpg', { method: 'HEAD', cache: 'no-store' });
});

test('does not call an image gone when no answer comes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await isMediaGone('ab/cd.jpg')).toBe(false);
});
