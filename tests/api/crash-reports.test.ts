import { expect, test } from 'vitest';
import { describeOn } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

describeOn('sqlite', 'crash reports', (makeWorld) => {
  test('are accepted from any client, become one log line each, and are limited by size and address', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.1' } });
    const report = (body: object) => world.guest.post('/api/errors/', body);
    const noted = () => world.logged.filter((line) => line.includes('"browser":'));
    const forged = '"}\n{"level":60,"msg":"forged"}\r\n\u001b[2K\u0085';
    const first = await report({ message: forged, stack: forged.repeat(500), url: forged });
    expectAnswer(first, 202, { accepted: true });
    expect(noted()).toHaveLength(1);
    expect(noted().join('').trim().split('\n')).toHaveLength(1);
    expect(noted().join('')).not.toContain('\u001b');
    expect(world.logged.every((line) => !line.includes('"msg":"forged"'))).toBe(true);
    expectAnswer(await report({ message: 'x', stack: 's '.repeat(40_000) }), 413, 'payload_too_large');
    expectAnswer(await report({ message: 'x' }), 429, 'rate_limited');
    expect(noted()).toHaveLength(1);
  });
});
