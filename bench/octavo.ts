import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildStale } from '../scripts/build-stale.ts';
import { requestBytes, type LoadRequest } from './load.ts';
import { blockData, blocksOfPage, blockType } from './content.ts';
import { serve, type Served } from './process.ts';

/** The account that signs in: the demo's editor, which the first start creates. */
export const editor = { email: 'editor@localhost.test', password: 'a password for measuring' };

/** The product as an operator runs it, over a data folder filled through its own API. */
export interface Octavo extends Served {
  readonly url: string;
  readonly dataDir: string;
  readonly site: Site;
  /** Restarts it over the same data, now that the data is complete. */
  restart(): Promise<Octavo>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** The test data in it. */
export interface Site {
  readonly token: string;
  readonly apiKey: string;
  readonly workspace: string;
  readonly page: string;
  readonly blocks: readonly string[];
}

type Settings = Readonly<Record<string, string>>;

/** Starts on an empty folder and creates a workspace, an API token and a live page of 20 blocks. */
export async function startOctavo(settings: Settings = {}): Promise<Octavo> {
  if (!(await buildStale())) throw new Error('There is no build to measure.');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-'));
  const start = () => run(dataDir, settings);
  const served = await start();
  return describe(served, { dataDir, site: await fill(served.port), start });
}

function run(dataDir: string, settings: Settings): Promise<Served> {
  const env = {
    ...settings,
    OCTAVO_DATA_DIR: dataDir,
    OCTAVO_DEMO_PASSWORD: editor.password,
    OCTAVO_ADMIN_PASSWORD: editor.password,
    OCTAVO_RATE_LIMIT_SCALE: '100000',
  };
  return serve('dist/server/main.js', { env, probe: '/api/system/ping/' });
}

interface Filled {
  readonly dataDir: string;
  readonly site: Site;
  start(): Promise<Served>;
}

function describe(served: Served, filled: Filled): Octavo {
  const { dataDir, site } = filled;
  return {
    ...served,
    url: `http://127.0.0.1:${served.port}`,
    dataDir,
    site,
    async restart() {
      await served.stop();
      return describe(await filled.start(), filled);
    },
    async remove() {
      await served.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(port: number): Promise<Site> {
  const { token } = await call<{ token: string }>({ port, token: '' }, 'POST', 'auth/', editor);
  const as = { port, token };
  const workspace = await call<{ id: string }>(as, 'POST', 'workspaces/', { type: 'BLOG', title: 'Ferry' });
  const created = await call<{ api_key: string }>(as, 'POST', 'accesses/', {
    title: 'Site',
    workspace: workspace.id,
  });
  const { id, blocks } = await makePage(as, {
    workspace: workspace.id,
    blocks: blocksOfPage,
    path: '/ferry',
  });
  await call(as, 'POST', `pages/${id}/publish/`);
  return { token, apiKey: created.api_key, workspace: workspace.id, page: id, blocks };
}

/** Who calls the API. */
export interface Caller {
  readonly port: number;
  readonly token: string;
}

interface WantedPage {
  readonly workspace: string;
  readonly blocks: number;
  readonly path: string;
  /** The type and data of a block; by default those of all other measurements. */
  readonly blockType?: { readonly id: string };
  readonly dataOf?: (number: number) => object;
}

/** Creates a draft page with this many blocks. */
export async function makePage(
  as: Caller,
  { blockType: { id: block_content_model } = blockType, dataOf = blockData, ...wanted }: WantedPage,
): Promise<{ id: string; blocks: readonly string[] }> {
  const { id } = await call<{ id: string }>(as, 'POST', 'pages/', {
    title: `Page with ${wanted.blocks} blocks`,
    url_path: wanted.path,
    workspace: wanted.workspace,
  });
  const blocks: string[] = [];
  for (let number = 0; number < wanted.blocks; number += 1) {
    const block = { page: id, block_content_model, data: dataOf(number) };
    blocks.push((await call<{ id: string }>(as, 'POST', 'blocks/', block)).id);
  }
  return { id, blocks };
}

/** Makes a live copy of the page and returns its path. */
export async function publishCopy(as: Caller, page: string): Promise<string> {
  const copy = await call<{ id: string; url_path: string }>(as, 'POST', `pages/${page}/duplicate/`);
  await call(as, 'POST', `pages/${copy.id}/publish/`);
  return copy.url_path;
}

/** Calls the API; rejects unless it succeeds. */
export async function call<Answer>(
  { port, token }: Caller,
  method: string,
  address: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${address}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Token ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A delivery read as an external site sends it. */
export function deliveryRequest(site: Site, url_path: string, etag?: string): LoadRequest {
  const headers = {
    authorization: `Api-Key ${site.apiKey}`,
    ...(etag !== undefined && { 'if-none-match': etag }),
  };
  const address = `/api/delivery/pages/?path=${encodeURIComponent(url_path)}`;
  return { bytes: requestBytes('GET', address, headers), status: etag === undefined ? 200 : 304 };
}
