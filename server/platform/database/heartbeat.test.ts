import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function start(send: () => Promise<unknown> = () => Promise.resolve()) {
  const lines: { readonly msg: string; readonly reason?: string; readonly err?: object }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
  const reconnect = vi.fn();
  const heartbeat = startHeartbeat({ send, reconnect, log: pino({ base: null }, { write }) });
  const hear = () => heartbeat.heard(String(performance.now()));
  return { heartbeat, hear, lines, reconnect };
}

test.each([
  ['the error of sending', () => Promise.reject(new Error('no route')), { err: { message: 'no route' } }],
  [
    'PgBouncer when heartbeats are sent but do not arrive',
    undefined,
    { reason: expect.stringContaining('PgBouncer') as string },
  ],
])('the log names %s', async (_what, send, line) => {
  const { heartbeat, lines } = start(send);
  await vi.advanceTimersByTimeAsync(7000);
  heartbeat.close();
  expect(lines).toMatchObject([line]);
});

test('a connection is live from its first heartbeat until none has arrived for five seconds', async () => {
  const { heartbeat, hear, lines, reconnect } = start();
  heartbeat.connected();
  expect([heartbeat.live, heartbeat.lost]).toEqual([false, false]);
  hear();
  expect([heartbeat.live, heartbeat.lost]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([heartbeat.live, heartbeat.lost]).toEqual([false, true]);
  expect(reconnect.mock.calls.length).toBeGreaterThan(2);
  hear();
  // The new connection has missed messages until its own heartbeat arrives.
  heartbeat.connected();
  expect([heartbeat.live, heartbeat.lost]).toEqual([false, false]);
  hear();
  expect([heartbeat.live, heartbeat.lost]).toEqual([true, false]);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'changes are not heard: nothing is served from caches',
    'changes are heard again',
  ]);
  heartbeat.close();
});
