import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeat, type HeartbeatOptions } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Returns the log of six seconds without heartbeats. */
async function logAfterSilence(options: Partial<HeartbeatOptions>) {
  const lines: string[] = [];
  const heartbeat = startHeartbeat({
    send: () => Promise.resolve(),
    reconnect: () => undefined,
    listeningError: () => undefined,
    log: pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) }),
    ...options,
  });
  await vi.advanceTimersByTimeAsync(6000);
  heartbeat.close();
  return lines.map((line) => JSON.parse(line) as { reason?: string; err?: { message: string } });
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
    { reason: expect.stringMatching(/^heartbeats are sent but do not arrive; PgBouncer/) as string },
  ],
])('the log names %s', async (_what, options, line) => {
  expect(await logAfterSilence(options)).toMatchObject([line]);
});

test('after a silence, a connection is trusted after three heartbeats in a row, not after one', async () => {
  const lines: string[] = [];
  let reconnections = 0;
  const heartbeat = startHeartbeat({
    send: () => Promise.resolve(),
    reconnect() {
      reconnections += 1;
      heartbeat.connected();
      hear();
    },
    listeningError: () => undefined,
    log: pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) }),
  });
  const hear = () => heartbeat.heard(String(performance.now()));
  heartbeat.connected();
  hear();
  expect([heartbeat.live, heartbeat.lost]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reconnections).toBeGreaterThan(2);
  expect([heartbeat.live, heartbeat.lost]).toEqual([false, true]);
  expect(lines).toHaveLength(1);

  for (let beat = 1; beat <= 2; beat += 1) {
    expect(heartbeat.lost).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    hear();
  }
  expect([heartbeat.live, heartbeat.lost]).toEqual([true, false]);
  expect(lines).toHaveLength(2);
  heartbeat.close();
});
