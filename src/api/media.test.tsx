import { expect, onTestFinished, test } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import { mediaUrl, uploadMedia } from './media.ts';

test('finds a stored picture under the media root, whatever its name', () => {
  expect(mediaUrl('ab/cd.jpg')).toBe('/media/ab/cd.jpg');
  expect(mediaUrl('a b?.jpg')).toBe('/media/a%20b%3F.jpg');
});

test('names the workspace before the file, so that the server can refuse before it reads', async () => {
  const api = createFakeApi();
  onTestFinished(installFakeNetwork(api.handle));
  await uploadMedia({ workspace: 'w', file: new File(['x'], 'a.jpg', { type: 'image/jpeg' }) });
  const form = api.requests[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['workspace', 'file']);
});
