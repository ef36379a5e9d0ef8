import { describe, expect, it, onTestFinished } from 'vitest';
import type { Page, PageSummary } from '../../shared/wire/content.ts';
import type { DeliverySite } from '../../shared/wire/delivery.ts';
import { limits } from '../../shared/limits.ts';
import { databaseKinds, type RealServer, startRealServer } from '../support/real-server.ts';
import { type Author, signInToApi } from './author.ts';
import { type Call, listAll, RejectedError, signIn } from './caller.ts';
import { rounds, tell } from './rounds.ts';
import { Times } from './times.ts';

/** Together they are 50 MB. */
const largeBlocks = 500;
const largeText = limits.fieldTextLength;

describe.each(databaseKinds)('a server on %s', (kind) => {
  it('lists, finds and delivers every one of thousands of pages', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const call = await signIn(server.url);
    const small = await makeWorkspace(call, 20);
    const count = rounds(60, 10_000);
    const large = await makeWorkspace(call, count);

    const [inSmall, inLarge] = [await timeLists(call, small, 20), await timeLists(call, large, count)];
    const listed = await listAll<PageSummary>(call, `pages/?workspace=${large}`);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(count);
    expect(await pickedLast(call, large)).toBe(listed.at(-1)?.id);
    const pings = new Times();
    const site = await whilePinging(server, pings, () => readSite(server, call, large));
    expect(new Set(site.pages.map(({ id }) => id)).size).toBe(count);
    tell({
      'list, p95 as a ratio': (inLarge.p95() / inSmall.p95()).toFixed(1),
      'ping during site, ms': pings.longest(),
    });
  });

  it('rejects a page of 50 MB, and answers others meanwhile', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const author = await signInToApi(server.url);
    const page = await author.makePage();
    const pings = new Times();
    const tries = rounds(1, 5);
    for (let round = 0; round < tries; round += 1) {
      const added = await whilePinging(server, pings, () => addLargeBlocks(author, page));
      for (const rejection of added.rejections)
        expect(rejection).toMatchObject({ status: 409, code: 'page_full' });
      // All that fits fits in the first round.
      const fits = Math.floor((2 * 1024 * 1024) / largeText);
      expect(added.accepted).toBe(round === 0 ? fits : 0);
      const before = pings.count;
      const reads = Array.from({ length: 5 }, () => author.readBlocks(page));
      const contents = await whilePinging(server, pings, () => Promise.all(reads));
      expect(contents.map((blocks) => blocks.length)).toEqual(reads.map(() => fits));
      expect(pings.count - before).toBeGreaterThan(3);
    }
    tell({ 'ping, p95 ms': pings.p95(), 'ping, longest ms': pings.longest() });
  });
});

/** A workspace with this many live pages. */
async function makeWorkspace(call: Call, count: number): Promise<string> {
  const { id } = await call<{ id: string }>('workspaces/', { body: { type: 'BLOG', title: `Of ${count}` } });
  let next = 0;
  const make = async () => {
    for (let number = next++; number < count; number = next++) {
      const body = { title: `Page ${number}`, url_path: `/page-${number}`, workspace: id };
      const page = await call<Page>('pages/', { body });
      await call(`pages/${page.id}/publish/`, { method: 'POST' });
    }
  };
  await Promise.all([make(), make(), make(), make()]);
  return id;
}

/** Reads the list of pages at twenty places from first to last, as the dashboard does. */
async function timeLists(call: Call, workspace: string, count: number): Promise<Times> {
  const times = new Times();
  const last = Math.ceil(count / limits.pageSizePages);
  for (let place = 1; place <= 20; place += 1) {
    const page = Math.max(1, Math.round((place / 20) * last));
    const address = `pages/?workspace=${workspace}&page_size=${limits.pageSizePages}&page=${page}`;
    await times.measure(() => call(address));
  }
  return times;
}

/** The last page that the picker lists. */
async function pickedLast(call: Call, workspace: string): Promise<string | undefined> {
  const address = `pages/?workspace=${workspace}&page_size=${limits.pageSizePicker}`;
  const { count } = await call<{ count: number }>(address);
  const last = Math.ceil(count / limits.pageSizePicker);
  const { results } = await call<{ results: readonly PageSummary[] }>(`${address}&page=${last}`);
  return results.at(-1)?.id;
}

async function readSite({ url }: RealServer, call: Call, workspace: string): Promise<DeliverySite> {
  const created = await call<{ api_key: string }>('accesses/', {
    body: { workspace, title: 'Site', allowed_origins: ['*'] },
  });
  const answer = await fetch(`${url}/api/delivery/site/`, { headers: { 'x-api-key': created.api_key } });
  if (!answer.ok) throw new Error(`The site was answered with ${answer.status}.`);
  return (await answer.json()) as DeliverySite;
}

/** Adds blocks until the page would have 50 MB or ten are rejected. */
async function addLargeBlocks(author: Author, page: string) {
  const rejections: RejectedError[] = [];
  let accepted = 0;
  for (let number = 0; number < largeBlocks && rejections.length < 10; number += 1) {
    try {
      await author.addBlock(page, 'Large', 'x'.repeat(largeText));
      accepted += 1;
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      rejections.push(error);
    }
  }
  return { accepted, rejections };
}

/** Pings the server over and over while something happens. */
async function whilePinging<Result>(
  { url }: RealServer,
  pings: Times,
  work: () => Promise<Result>,
): Promise<Result> {
  const state = { over: false };
  const ping = async () => {
    while (!state.over) await pings.measure(() => fetch(`${url}/api/system/ping/`));
  };
  const pinging = ping();
  try {
    return await work();
  } finally {
    state.over = true;
    await pinging;
  }
}
