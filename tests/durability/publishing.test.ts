import { expect, it } from 'vitest';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { until } from '../../tools/until.ts';
import { editorAccount } from '../support/real-server.ts';
import { signInToApi } from './author.ts';
import { rounds, tell } from './rounds.ts';
import { Times } from './times.ts';
import { startTwoServers } from './two-servers.ts';

it('content published through one server is on the hosted page of another', async () => {
  const [here, there] = await startTwoServers();
  const author = await signInToApi(here.url, editorAccount);
  const workspace = await author.makeWorkspace('Storm');
  const page = await author.makePage(workspace);
  const block = await author.addBlock(page, 'Round 0');
  await author.call(`pages/${page}/publish/`, { method: 'POST' });
  const { site_slug } = await author.call<Workspace>(`workspaces/${workspace}/`, {
    method: 'PATCH',
    body: { site_enabled: true },
  });
  const read = async () => (await fetch(`${there.url}/sites/${site_slug}/storm`)).text();
  // From now on the other server has the page in its cache.
  await until(async () => (await read()).includes('Round 0'));

  const times = new Times();
  const count = rounds(10, 200);
  for (let round = 1; round <= count; round += 1) {
    const title = `Round ${round}!`;
    await author.call(`blocks/${block.id}/`, { method: 'PATCH', body: { data: { title, text: 'Never' } } });
    expect(await read()).toContain(round === 1 ? 'Round 0' : `Round ${round - 1}!`);
    await author.call(`pages/${page}/publish/`, { method: 'POST' });
    await times.measure(() => until(async () => (await read()).includes(title)));
  }
  tell({ 'p95, ms': times.p95(), 'longest, ms': times.longest() });
});
