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

test('the log names a hanging database as the reason', async () => {
  const logged = await logAfterSilence({ send: () => new Promise(() => undefined) });
  expect(logged).toMatchObject([{ reason: 'the database does not answer' }]);
});

test('the log has the error when heartbeats cannot be sent', async () => {
  const logged = await logAfterSilence({ send: () => Promise.reject(new Error('no route')) });
  expect(logged).toMatchObject([{ err: { message: 'no route' } }]);
});

test('the log has the error of the listener when heartbeats are sent without a listener', async () => {
  const logged = await logAfterSilence({ listeningError: () => new Error('refused') });
  expect(logged).toMatchObject([{ err: { message: 'refused' } }]);
});

test('the log mentions PgBouncer when heartbeats are sent but do not arrive', async () => {
  const [line] = await logAfterSilence({});
  expect(line?.reason).toMatch(/^heartbeats are sent but do not arrive; PgBouncer/);
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
