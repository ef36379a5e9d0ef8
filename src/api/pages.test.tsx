import { expect, onTestFinished, test } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import { makePage } from '../../stories/support/fake-records.ts';
import { listAllPages } from './pages.ts';

test('reads every page of a large workspace', async () => {
  const pages = Array.from({ length: 2300 }, (_, index) => makePage({ title: `Page ${index}` }));
  const api = createFakeApi({ pages });
  onTestFinished(installFakeNetwork(api.handle));
  expect((await listAllPages('workspace-1')).map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  expect(api.requests).toHaveLength(3);
});
