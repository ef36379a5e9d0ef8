import { expect, test } from 'vitest';
import { describeOn, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

function report(world: World, body: unknown) {
  return world.guest.post('/api/errors/', body);
}

/** The crash reports in the log, one parsed line each. */
function noted({ logged }: World): unknown[] {
  return logged
    .flatMap((text) => text.split('\n').filter((line) => line !== ''))
    .map((line) => (JSON.parse(line) as { browser?: unknown }).browser)
    .filter((browser) => browser !== undefined);
}

describeOn('sqlite', 'crash reports', (makeWorld) => {
  test('are accepted from any client and become one log line each, with any content', async () => {
    const world = await makeWorld();
    const forged = '"}\n{"level":60,"msg":"forged"}\r\n\u001b[2K\u0085';
    expectAnswer(await report(world, { message: forged, stack: `${forged}${forged}`, url: forged }), 202, {
      accepted: true,
    });
    expect(noted(world)).toHaveLength(1);
    expect(world.logged.join('')).not.toContain('\u001b');
    expect(world.logged.every((line) => !line.includes('"msg":"forged"'))).toBe(true);
  });

  test('are cut when they are long and rejected when they are huge', async () => {
    const world = await makeWorld();
    const long = await report(world, {
      message: 'm '.repeat(9000),
      stack: 's '.repeat(12_000),
      release: '1',
    });
    expect(long.status).toBe(202);
    expect(JSON.stringify(noted(world)).length).toBeLessThan(10_000);
    await report(world, { message: 'x'.repeat(5000), stack: 'at main' });
    const line = world.logged.find((logged) => logged.includes('at main')) ?? '';
    expect(line).not.toBe('');
    expect(line.length).toBeLessThan(1500);
    expectAnswer(await report(world, { message: 'x', stack: 's '.repeat(40_000) }), 413, 'payload_too_large');
    expect(noted(world)).toHaveLength(2);
  });

  test('with another shape are rejected', async () => {
    const world = await makeWorld();
    for (const [body, field] of [
      [{}, 'message'],
      [{ message: 7 }, 'message'],
      [{ message: 'x', stack: ['y'] }, 'stack'],
      [{ message: 'x', token: 'y' }, 'token'],
      [{ message: 'nul \0' }, 'message'],
    ] as const) {
      const answer = await report(world, body);
      expect([body, answer.status, Object.keys(answer.body)]).toEqual([body, 400, [field]]);
    }
    expect(noted(world)).toEqual([]);
  });

  test('are limited by address', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.1' } });
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await report(world, { message: 'x' })).status);
    expect(statuses).toEqual([202, 202, 429]);
    expect(noted(world)).toHaveLength(2);
  });
});
