import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeat, type HeartbeatOptions } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function start(options: Partial<HeartbeatOptions> = {}) {
  const lines: { readonly msg: string; readonly reason?: string; readonly err?: object }[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
  const reconnect = vi.fn();
  const heartbeat = startHeartbeat({
    send: () => Promise.resolve(),
    reconnect,
    listeningError: () => undefined,
    log: pino({ base: null }, { write }),
    ...options,
  });
  const hear = () => heartbeat.heard(String(performance.now()));
  return { heartbeat, hear, lines, reconnect };
}

test.each<[string, Partial<HeartbeatOptions>, object]>([
  [
    'that the database hangs',
    { send: () => new Promise(() => undefined) },
    { reason: 'the database does not answer' },
  ],
  [
    'the error of sending',
    { send: () => Promise.reject(new Error('no route')) },
    { err: { message: 'no route' } },
  ],
  ['the error of listening', { listeningError: () => new Error('refused') }, { err: { message: 'refused' } }],
  [
    'PgBouncer when heartbeats are sent but do not arrive',
    {},
    { reason: expect.stringContaining('PgBouncer') as string },
  ],
])('the log names %s', async (_what, options, line) => {
  const { heartbeat, lines } = start(options);
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

test('after a long turn of the event loop, pending heartbeats are read before the connection is replaced', async () => {
  const { heartbeat, hear, lines, reconnect } = start();
  heartbeat.connected();
  hear();
  const later = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  await vi.advanceTimersByTimeAsync(1000);
  expect([lines, reconnect.mock.calls]).toEqual([[], []]);
  hear();
  await vi.advanceTimersByTimeAsync(1000);
  expect([lines, reconnect.mock.calls, heartbeat.live]).toEqual([[], [], true]);
  heartbeat.close();
});
