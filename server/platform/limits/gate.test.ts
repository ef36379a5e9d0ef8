import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

/** Tasks that end on command, and the list of started ones. */
function makeTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, task, settle, end: (name: string) => (ends.get(name)?.(), settle()) };
}

test('tasks start in arrival order as soon as there is room for their cost', async () => {
  const { begun, task, settle, end } = makeTasks();
  const gate = createGate(4);
  const running = [
    gate.run(task('half'), { cost: 2 }),
    gate.run(task('whole'), { cost: 9 }),
    gate.run(task('small')),
  ];
  await settle();
  expect([begun, gate.waiting]).toEqual([['half'], 2]);
  await end('half');
  expect(begun).toEqual(['half', 'whole']);
  await end('whole');
  expect(begun).toEqual(['half', 'whole', 'small']);
  await end('small');
  expect(await Promise.all(running)).toEqual(['half', 'whole', 'small']);
});

test('a failed task makes room for the next one', async () => {
  const gate = createGate(1);
  const failed = gate.run(() => Promise.reject(new Error('broken')));
  const next = gate.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a task aborted while waiting never starts and no longer blocks the queue', async () => {
  const { begun, task, settle, end } = makeTasks();
  const gate = createGate(2);
  const first = gate.run(task('first'));
  const caller = new AbortController();
  const called = gate.run(task('called off'), { cost: 2, signal: caller.signal });
  const last = gate.run(task('last'));
  await settle();
  expect(begun).toEqual(['first']);
  caller.abort(new Error('gone'));
  await expect(called).rejects.toThrow('gone');
  await settle();
  expect(begun).toEqual(['first', 'last']);
  await expect(gate.run(task('late'), { signal: caller.signal })).rejects.toThrow('gone');
  await end('first');
  await end('last');
  expect(await Promise.all([first, last])).toEqual(['first', 'last']);
});

test('the tasks of one owner get at most their share, and other tasks overtake them', async () => {
  const { begun, task, settle, end } = makeTasks();
  const gate = createGate(3, 2);
  const running = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => gate.run(task(name), { owner: 'a' })),
    gate.run(task('b1'), { owner: 'b' }),
  ];
  await settle();
  expect([begun, gate.waitingOf('a'), gate.waitingOf('b')]).toEqual([['a1', 'a2', 'b1'], 2, 0]);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'a4']) await end(name);
  expect(await Promise.all(running)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});
