import { expect, it } from 'vitest';
import { mapInSlices, yieldToOthers, yieldFor } from './time-slices.ts';

/** Work that fills a time slice. */
function work(): void {
  const end = performance.now() + 9;
  while (performance.now() < end);
}

/** Reports every turn of the event loop until stopped. */
function watchLoop(note: () => void): () => void {
  let watching = true;
  const watch = () => {
    if (!watching) return;
    note();
    setImmediate(watch);
  };
  setImmediate(watch);
  return () => (watching = false);
}

it('heavy calls run one by one, each in its own turn', async () => {
  const seen: string[] = [];
  const stop = watchLoop(() => seen.push('turn'));
  const call = async (name: string) => {
    for (const part of [1, 2]) {
      await yieldToOthers();
      seen.push(`${name}${part}`);
    }
  };
  await Promise.all([call('a'), call('b'), call('c')]);
  stop();
  expect(seen.join(' ')).not.toMatch(/[abc]\d [abc]/);
  expect(seen.filter((name) => name !== 'turn')).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
});

it('a call with a transaction runs first', async () => {
  const seen: string[] = [];
  const call = (name: string, isTransaction: boolean) =>
    yieldToOthers({ isTransaction }).then(() => seen.push(name));
  await Promise.all([call('a', false), call('b', false), call('writer', true)]);
  expect(seen).toEqual(['writer', 'a', 'b']);
});

it('other work runs between two transactions', async () => {
  const seen: string[] = [];
  const write = async (name: string) => {
    const db = { isTransaction: true };
    for (let part = 1; part <= 3; part += 1) {
      await yieldToOthers(db);
      seen.push(name);
    }
  };
  const writes = async () => {
    await write('v');
    await write('w');
    await write('x');
  };
  const read = (name: string) => yieldToOthers().then(() => seen.push(name));
  await Promise.all([writes(), read('a'), read('b'), read('c'), read('d')]);
  expect(seen.join('')).toBe('vvvawwwbxxxcd');
});

it('work on little content does not wait', async () => {
  let iterations = 0;
  const stop = watchLoop(() => (iterations += 1));
  await yieldFor(1000);
  expect(iterations).toBe(0);
  await yieldFor(1_000_000);
  expect(iterations).toBeGreaterThan(0);
  stop();
});

it('a long list is mapped in several turns and in order', async () => {
  let iterations = 0;
  const stop = watchLoop(() => (iterations += 1));
  const results = await mapInSlices([1, 2, 3, 4, 5], (number) => {
    work();
    return number * 2;
  });
  stop();
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(iterations).toBeGreaterThanOrEqual(4);
});
