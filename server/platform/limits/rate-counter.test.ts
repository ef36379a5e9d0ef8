import { expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { createRateCounter } from './rate-counter.ts';

function makeCounter() {
  let now = 1_000_000;
  return { counter: createRateCounter({ elapsed: () => now }), pass: (ms: number) => void (now += ms) };
}

test('a window begins with its first call, and the next with the first call after it ends', async () => {
  const { counter, pass } = makeCounter();
  expect(await counter.count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
  pass(400);
  expect(await counter.count('a', 1000)).toEqual({ current: 2, ttl: 600 });
  pass(600);
  expect(await counter.count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
});

test('setting the clock back does not extend a window', async () => {
  let [time, elapsed] = [1_000_000, 0];
  const clock: Clock = { now: () => time, elapsed: () => elapsed };
  const counter = createRateCounter(clock);
  await counter.count('a', 1000);
  time -= 86_400_000;
  elapsed += 1000;
  expect(await counter.count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
});

test('keys and window lengths are counted separately', async () => {
  const { counter, pass } = makeCounter();
  await counter.count('a', 60_000);
  await counter.count('a', 1000);
  expect((await counter.count('b', 1000)).current).toBe(1);
  pass(1000);
  expect((await counter.count('a', 1000)).current).toBe(1);
  expect((await counter.count('a', 60_000)).current).toBe(2);
});

test('callers who never return do not exhaust the memory', async () => {
  const { counter } = makeCounter();
  await counter.count('first', 1000);
  for (let n = 0; n < 100_000; n += 1) await counter.count(`${n}`, 1000);
  expect((await counter.count('first', 1000)).current).toBe(1);
  expect((await counter.count('99999', 1000)).current).toBe(2);
});

test('a call can be uncounted, and a count can be read without counting', async () => {
  const { counter } = makeCounter();
  await counter.count('a', 1000);
  await counter.count('a', 1000);
  expect((await counter.count('a', 1000, -1)).current).toBe(1);
  expect((await counter.count('a', 1000, 0)).current).toBe(1);
  expect((await counter.count('b', 1000, -1)).current).toBe(0);
  expect((await counter.count('b', 1000)).current).toBe(1);
});
