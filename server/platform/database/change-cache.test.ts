import { expect, test } from 'vitest';
import { pino } from 'pino';
import { createChangeCache } from './change-cache.ts';
import { createChangeFeed } from './change-feed.ts';
import type { Db } from './database.ts';

/** A feed over SQLite does not use the database. */
const noDatabase = {} as Db;

function makeFeed() {
  return createChangeFeed({ databaseUrl: undefined, log: pino({ level: 'silent' }) });
}

/** Loads the given value and counts the loads. */
function makeLoader(workspace = 'w1') {
  const loader = { count: 0, load: () => Promise.resolve({ workspace, value: `value ${++loader.count}` }) };
  return loader;
}

test('a value is loaded once until its workspace changes', async () => {
  const changes = makeFeed();
  const cache = createChangeCache<string>({ changes, topic: 'content', capacity: 10 });
  const { load } = makeLoader();
  expect([await cache.read('a', load), await cache.read('a', load)]).toEqual(['value 1', 'value 1']);
  await changes.publish(noDatabase, { topic: 'content', workspace: 'w2' });
  await changes.publish(noDatabase, { topic: 'accesses', workspace: 'w1' });
  expect(await cache.read('a', load)).toBe('value 1');
  await changes.publish(noDatabase, { topic: 'content', workspace: 'w1' });
  expect(await cache.read('a', load)).toBe('value 2');
});

test('a load overtaken by a change is returned but not cached', async () => {
  const changes = makeFeed();
  const cache = createChangeCache<string>({ changes, topic: 'content', capacity: 10 });
  const overtaken = async () => {
    await changes.publish(noDatabase, { topic: 'content', workspace: 'w1' });
    return { workspace: 'w1', value: 'old' };
  };
  expect(await cache.read('a', overtaken)).toBe('old');
  expect(await cache.read('a', makeLoader().load)).toBe('value 1');
});

test('concurrent reads of a key share one load unless its workspace changes meanwhile', async () => {
  const changes = makeFeed();
  const cache = createChangeCache<string>({ changes, topic: 'content', capacity: 10 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let loads = 0;
  const load = async () => {
    const number = ++loads;
    await gate;
    return { workspace: 'w1', value: `value ${number}` };
  };
  const early = [cache.read('a', load, 'w1'), cache.read('a', load, 'w1')];
  await changes.publish(noDatabase, { topic: 'content', workspace: 'w1' });
  const late = [cache.read('a', load, 'w1'), cache.read('a', load, 'w1')];
  open();
  // The early ones read again, because they may have read half of the change.
  expect(await Promise.all([...early, ...late])).toEqual(['value 2', 'value 2', 'value 2', 'value 2']);
  expect(loads).toBe(2);
});

test('a load that is repeatedly overtaken terminates', async () => {
  const changes = makeFeed();
  const cache = createChangeCache<string>({ changes, topic: 'content', capacity: 10 });
  let loads = 0;
  const overtaken = async () => {
    await changes.publish(noDatabase, { topic: 'content', workspace: 'w1' });
    return { workspace: 'w1', value: `value ${++loads}` };
  };
  expect(await cache.read('a', overtaken, 'w1')).toBe('value 3');
});

test('a miss is not cached', async () => {
  const cache = createChangeCache<string>({ changes: makeFeed(), topic: 'content', capacity: 10 });
  expect(await cache.read('a', () => Promise.resolve(undefined))).toBeUndefined();
  expect(await cache.read('a', makeLoader().load)).toBe('value 1');
});

test('the least recently read value is evicted first when the weights exceed the capacity', async () => {
  const cache = createChangeCache<string>({
    changes: makeFeed(),
    topic: 'content',
    capacity: 20,
    weigh: (text) => text.length,
  });
  const [a, b, c] = [makeLoader(), makeLoader(), makeLoader()];
  await cache.read('a', a.load);
  await cache.read('b', b.load);
  await cache.read('a', a.load);
  await cache.read('c', c.load);
  await cache.read('a', a.load);
  await cache.read('b', b.load);
  expect([a.count, b.count, c.count]).toEqual([1, 2, 1]);
});
