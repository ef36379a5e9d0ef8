import { expect, it } from 'vitest';
import { describeOn, describeSuiteWithDatabase, type MakeWorld } from '../support/world.ts';
import { type ContentWorld, makeContentWorld } from './content-world.ts';
import { addLivePages, fillPage } from './large-world.ts';

/** Processor time of the thread that runs JavaScript, in microseconds. */
interface LoopTimes {
  /** How long the longest turn of the event loop took: others wait for it. */
  readonly longest: number;
  /** How long all of them took. */
  readonly total: number;
}

/** Measures the turns of the event loop while work runs. Two of them that are shorter than a millisecond may count as one. */
async function measureLoop(work: () => Promise<unknown>): Promise<LoopTimes> {
  const began = process.threadCpuUsage();
  let seen = began;
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, since(seen));
    seen = process.threadCpuUsage();
  };
  const looking = setInterval(look, 1);
  try {
    await work();
    look();
    return { longest, total: since(began) };
  } finally {
    clearInterval(looking);
  }
}

/** The average processor time of work that takes one turn, in microseconds. */
function processorTime(work: () => unknown): number {
  const times = 5;
  const began = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) work();
  return since(began) / times;
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** How often each call is sent at the same time. */
const atOnce = 3;

/** How often it is tried whether all turns are short: something else in the process may have made one long. */
const tries = 3;

/**
 * The limit of the longest time slice. It takes nearly all of the total if no call yields, and at most a third of it if they do.
 * Short work need not yield: up to six times the time of parsing the content and writing it as JSON once. No slice may
 * take more than twelve times as long.
 */
function allowed({ total }: LoopTimes, text: string): number {
  const unit = processorTime(() => JSON.stringify(JSON.parse(text)));
  return Math.min(12 * unit, Math.max(6 * unit, total / 2));
}

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: object;
}

describeSuiteWithDatabase('On a page that is full, others are answered', (makeWorld) => {
  let filled: Promise<Full> | undefined;

  it.each<[string, (full: Full) => Sent]>([
    ['it is read', ({ page }) => ({ url: page })],
    [
      'a block is added in the first place',
      ({ world }) => ({
        method: 'POST',
        url: '/api/blocks/',
        body: { page: world.home.id, block_content_model: world.note.id, order: 0, data },
      }),
    ],
    ['a block is changed', ({ block }) => ({ method: 'PATCH', url: block(), body: { data } })],
    ['a block is moved', ({ block }) => ({ method: 'PATCH', url: block(), body: { order: 0 } })],
    ['a block is deleted', ({ block }) => ({ method: 'DELETE', url: block() })],
    ['it is published', ({ page }) => ({ method: 'POST', url: `${page}publish/` })],
    ['a version is read', ({ page }) => ({ url: `${page}versions/1/` })],
    ['a version is restored', ({ page }) => ({ method: 'POST', url: `${page}versions/1/restore/` })],
    ['it is copied', ({ page }) => ({ method: 'POST', url: `${page}duplicate/` })],
  ])('while %s', async (_name, heavy) => {
    const full = await (filled ??= makeFull(makeWorld));
    let excess = Infinity;
    for (let number = 0; number < tries && excess > 0; number += 1) {
      const all = Array.from({ length: atOnce }, () => heavy(full));
      const loop = await measureLoop(() => Promise.all(all.map((sent) => send(full.world, sent))));
      excess = loop.longest - allowed(loop, full.text);
    }
    expect(excess).toBeLessThanOrEqual(0);
  });
});

describeOn('sqlite', 'On a site with a full page and many others, others are answered', (makeWorld) => {
  it('while it and the page are prepared for delivery, once for all requests', async () => {
    const world = await makeContentWorld(makeWorld);
    const { api_key } = await world.createApiKey(world.editor, world.site.id);
    await fillPage(world);
    const page = `/api/pages/${world.home.id}/`;
    await addLivePages(world, 5000);
    for (const url of ['/api/delivery/site/', '/api/delivery/pages/?path=/']) {
      const ask = () => world.app.inject({ url, headers: { 'x-api-key': api_key } });
      let excess = Infinity;
      for (let number = 0; number < tries && excess > 0; number += 1) {
        const asked: ReturnType<typeof ask>[] = [];
        // Earlier prepared data are no longer valid.
        await send(world, { method: 'PATCH', url: page, body: { title: `Home ${url} ${number}` } });
        await send(world, { method: 'POST', url: `${page}publish/` });
        const loop = await measureLoop(() => {
          asked.push(...Array.from({ length: atOnce }, ask));
          return Promise.all(asked);
        });
        const answers = await Promise.all(asked);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
        expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
        excess = loop.longest - allowed(loop, answers[0]?.body ?? '');
      }
      expect(excess, url).toBeLessThanOrEqual(0);
    }
  });
});

const data = { text: 'changed' };

interface Full {
  readonly world: ContentWorld;
  /** The address of the page. */
  readonly page: string;
  /** The body of the page's answer. */
  readonly text: string;
  /** The address of another block each time. */
  block(): string;
}

async function makeFull(makeWorld: MakeWorld): Promise<Full> {
  const world = await makeContentWorld(makeWorld);
  const ids = [...(await fillPage(world))];
  const page = `/api/pages/${world.home.id}/`;
  const text = await send(world, { url: page });
  await send(world, { method: 'POST', url: `${page}publish/` });
  return { world, page, text, block: () => `/api/blocks/${ids.pop()}/` };
}

/** Sends a call and does not look into the answer, which would count as a turn of the server. */
async function send({ app, editor }: ContentWorld, { method = 'GET', url, body }: Sent): Promise<string> {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Token ${editor.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer.body;
}
