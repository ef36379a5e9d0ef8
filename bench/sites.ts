import { aims } from './aims.ts';
import { fillWithPages } from './database.ts';
import { measureBoth, recordResponse, startFloor, warmUp } from './delivery.ts';
import { load, requestBytes, type LoadRequest } from './load.ts';
import { call, type Octavo } from './octavo.ts';
import { alternate } from './rounds.ts';
import { measureWeight } from './site-weight.ts';
import type { Line } from './table.ts';

/** Pages of a hosted site: cached, next to node:http sending the same response, and rendered. */
export async function measureSites(octavo: Octavo): Promise<Line[]> {
  const as = { port: octavo.port, token: octavo.site.token };
  const { site_slug } = await call<{ site_slug: string }>(
    as,
    'PATCH',
    `workspaces/${octavo.site.workspace}/`,
    {
      site_enabled: true,
    },
  );
  const request = (path: string): LoadRequest => ({
    bytes: requestBytes('GET', `/sites/${site_slug}${path}`, {}),
    status: 200,
  });
  return [
    ...(await measureKept(octavo, site_slug, request('/ferry'))),
    await measureRendered(octavo, request),
    ...(await measureWeight(octavo)),
  ];
}

async function measureKept(octavo: Octavo, slug: string, request: LoadRequest): Promise<Line[]> {
  const floor = await startFloor(octavo, await recordResponse(`${octavo.url}/sites/${slug}/ferry`, {}));
  try {
    await warmUp([octavo, floor], request);
    const lines: Line[] = [];
    for (const connections of [1, 10, 50] as const) {
      const figures = await measureBoth({ octavo, floor, connections, request });
      lines.push({
        name: `hosted page, ${connections} connection${connections === 1 ? '' : 's'}`,
        unit: '/s',
        ours: figures.ours,
        floor: { name: 'node:http', value: figures.floor },
        aim: aims.sites[connections],
      });
    }
    return lines;
  } finally {
    await floor.stop();
  }
}

async function measureRendered(octavo: Octavo, request: (path: string) => LoadRequest): Promise<Line> {
  const { port, site } = octavo;
  const requests = (await fillWithPages(octavo)).map(request);
  const { ours } = await alternate({
    ours: async () => {
      // Publishing drops the cache of the workspace.
      await call({ port, token: site.token }, 'POST', `pages/${site.page}/publish/`);
      const left = requests.values();
      const next = () => left.next().value ?? request('/ferry');
      return (await load({ port, connections: 10, until: { requests: requests.length }, next })).perSecond;
    },
  });
  const name = 'hosted pages not in the cache, 10 connections';
  return { name, unit: '/s', ours, aim: aims.coldSitePages };
}
