import { expect, onTestFinished, test } from 'vitest';
import { createFakeApi, type FakeApi } from '../../stories/support/fake-api.ts';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import { makePage } from '../../stories/support/fake-records.ts';
import { HttpError } from '../lib/http.ts';
import { deletePage, listAllPages } from './pages.ts';

function serve(api: FakeApi): FakeApi {
  onTestFinished(installFakeNetwork(api.handle));
  return api;
}

test('reads every page of a large workspace', async () => {
  const pages = Array.from({ length: 2300 }, (_, index) => makePage({ title: `Page ${index}` }));
  const api = serve(createFakeApi({ pages }));
  expect((await listAllPages('workspace-1')).map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  expect(api.requests).toHaveLength(3);
});

test('deletes a page from the revision that was read, and returns the newer record when it changed meanwhile', async () => {
  const page = makePage({ revision: 4 });
  const api = serve(createFakeApi({ pages: [page] }));
  const current = { ...page, revision: 5 };
  api.refuse('DELETE /api/pages/:id/', 412, {
    message: 'Changed.',
    code: 'stale_write',
    detail: '',
    current,
  });
  const error = await deletePage(page).catch((reason: unknown) => reason);
  expect(api.requests[0]?.headers.get('If-Match')).toBe('"4"');
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ code: 'stale_write', current });
});
