import { expect, onTestFinished, test } from 'vitest';
import { createFakeApi, type FakeApi } from '../../stories/support/fake-api.ts';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import { makePage } from '../../stories/support/fake-records.ts';
import { listAllPages } from './pages.ts';

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
