import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeat, type HeartbeatOptions } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What is logged within six seconds in which no heartbeat arrives. */
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

test('when a database that hangs is the reason, the log says so', async () => {
  const logged = await logAfterSilence({ send: () => new Promise(() => undefined) });
  expect(logged).toMatchObject([{ reason: 'the database does not answer' }]);
});

test('when heartbeats cannot be sent, the log has the error', async () => {
  const logged = await logAfterSilence({ send: () => Promise.reject(new Error('no route')) });
  expect(logged).toMatchObject([{ err: { message: 'no route' } }]);
});

test('when heartbeats are sent and nobody listens, the log has the error of the listener', async () => {
  const logged = await logAfterSilence({ listeningError: () => new Error('refused') });
  expect(logged).toMatchObject([{ err: { message: 'refused' } }]);
});

test('when heartbeats are sent and do not arrive, the log mentions PgBouncer', async () => {
  const [line] = await logAfterSilence({});
  expect(line?.reason).toMatch(/^heartbeats are sent but do not arrive; PgBouncer/);
});

test('after a silence, one heartbeat on each connection is not believed, and three in a row are', async () => {
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
