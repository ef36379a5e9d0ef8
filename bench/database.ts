import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aims } from './aims.ts';
import { blockData } from './content.ts';
import { load, requestBytes, type LoadOptions, type LoadRequest } from './load.ts';
import { call, deliveryRequest, publishCopy, type Octavo } from './octavo.ts';
import { serve, type Served } from './process.ts';
import { alternate } from './rounds.ts';
import type { Line } from './table.ts';

const floorName = 'Fastify + SQLite';
const roundMs = 1500;
/** Live pages: more than a list shows, and enough that no read hits the same page twice. */
const livePages = 200;

/** The floor with a database: every read runs queries, and every write is on the disk before it is answered. */
export async function withDatabaseFloor<Answer>(
  measure: (floor: Served) => Promise<Answer>,
): Promise<Answer> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-floor-'));
  const env = { DATA_DIR: dir, PAGES: String(livePages) };
  const floor = await serve('bench/floors/fastify-sqlite.ts', { env, probe: '/list' });
  try {
    return await measure(floor);
  } finally {
    await floor.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/** A change of one block's text, with fsync before the answer on both sides. */
export async function measureWrites(octavo: Octavo, floor: Served): Promise<Line[]> {
  const lines: Line[] = [];
  for (const connections of [1, 10] as const) {
    const options = { connections, until: { ms: roundMs } };
    const figures = await alternate({
      floor: perSecond({ ...options, port: floor.port, next: floorWrite }),
      ours: perSecond({ ...options, port: octavo.port, next: ourWrite(octavo) }),
    });
    lines.push({
      name: `block PATCH, ${connections} connection${connections === 1 ? '' : 's'}`,
      unit: '/s',
      ours: figures.ours,
      floor: { name: floorName, value: figures.floor },
      aim: aims.write[connections],
    });
  }
  return lines;
}

/** The first 100 pages of a workspace, as the editor's list shows them. */
export async function measureLists(octavo: Octavo, floor: Served): Promise<Line[]> {
  const { site, port } = octavo;
  await fillWithPages(octavo);
  const headers = { authorization: `Token ${site.token}` };
  const list = requestBytes('GET', `/api/pages/?workspace=${site.workspace}&page_size=100`, headers);
  const options = { connections: 10, until: { ms: roundMs } };
  const figures = await alternate({
    floor: perSecond({ ...options, port: floor.port, next: () => get('/list') }),
    ours: perSecond({ ...options, port, next: () => ({ bytes: list, status: 200 }) }),
  });
  return [
    {
      name: 'list of 100 pages, 10 connections',
      unit: '/s',
      ours: figures.ours,
      floor: { name: floorName, value: figures.floor },
      aim: aims.list,
    },
  ];
}

/** Delivery reads, each of a different page that is not in any cache. */
export async function measureColdDelivery(octavo: Octavo, floor: Served): Promise<Line[]> {
  const { site, port } = octavo;
  const paths = await fillWithPages(octavo);
  const requests = paths.map((url_path) => deliveryRequest(site, url_path));
  const floorRequests = paths.map((_, number) => get(`/pages?path=/page-${number}`));
  const once = (at: number, list: readonly LoadRequest[]) =>
    perSecond({ port: at, connections: 10, until: { requests: list.length }, next: cycle(list) });
  const figures = await alternate({
    floor: once(floor.port, floorRequests),
    ours: async () => {
      // Publishing drops the cache of the workspace.
      await call({ port, token: site.token }, 'POST', `pages/${site.page}/publish/`);
      return once(port, requests)();
    },
  });
  return [
    {
      name: 'delivery of pages not in the cache, 10 connections',
      unit: '/s',
      ours: figures.ours,
      floor: { name: floorName, value: figures.floor },
      aim: aims.coldDelivery,
    },
  ];
}

/** The paths of live copies of the page, made once. */
export async function fillWithPages({ port, site }: Octavo): Promise<readonly string[]> {
  const as = { port, token: site.token };
  const list = await call<{ results: readonly { url_path: string }[] }>(
    as,
    'GET',
    `pages/?workspace=${site.workspace}&page_size=1000`,
  );
  const paths = list.results.map((page) => page.url_path);
  while (paths.length < livePages) paths.push(await publishCopy(as, site.page));
  return paths;
}

function perSecond(options: LoadOptions): () => Promise<number> {
  return async () => (await load(options)).perSecond;
}

/** Every write sends a different text, so the server cannot skip it as unchanged. */
function ourWrite({ site }: Octavo): () => LoadRequest {
  let number = 0;
  const headers = { authorization: `Token ${site.token}` };
  return () => {
    number += 1;
    const block = site.blocks[number % site.blocks.length] ?? '';
    const body = { data: blockData(number) };
    return { bytes: requestBytes('PATCH', `/api/blocks/${block}/`, headers, body), status: 200 };
  };
}

let floorWrites = 0;

function floorWrite(): LoadRequest {
  floorWrites += 1;
  const body = { data: blockData(floorWrites) };
  return { bytes: requestBytes('PATCH', `/blocks/p0-b${floorWrites % 20}`, {}, body), status: 200 };
}

function get(address: string): LoadRequest {
  return { bytes: requestBytes('GET', address, {}), status: 200 };
}

function cycle(requests: readonly LoadRequest[]): () => LoadRequest {
  let number = 0;
  return () => {
    const request = requests[number % requests.length];
    number += 1;
    if (request === undefined) throw new Error('There is nothing to ask for.');
    return request;
  };
}
