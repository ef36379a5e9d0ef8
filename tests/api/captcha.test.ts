import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { createAltcha } from '../../server/platform/ports/captcha/altcha.ts';
import { createSecrets } from '../../server/platform/security/secrets.ts';
import type { CaptchaChallenge } from '../../shared/wire/accounts.ts';
import { encodeSolution, mailsTo, register, solveCaptcha } from '../support/accounts.ts';
import { describeOnBothDatabases, describeWithDatabase, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const minute = 60_000;
const failed = { captcha: ['The “I’m not a robot” check failed. Please try again.'] };

async function challenge(world: World): Promise<CaptchaChallenge> {
  return (await world.guest.get<CaptchaChallenge>('/api/auth/captcha/')).body;
}

describeOnBothDatabases('the built-in captcha', (makeWorld) => {
  test('a solution is accepted once, even when two arrive at the same time', async () => {
    const world = await makeWorld();
    const captcha = await solveCaptcha(world);
    const both = await Promise.all(
      ['ana', 'boro'].map((name) => register(world, { email: `${name}@example.test`, captcha })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)?.body).toEqual(failed);
    expect((await register(world, { email: 'ceca@example.test', captcha })).body).toEqual(failed);
    expect(await mailsTo(world, 'ceca@example.test')).toEqual([]);
  });

  test('a solution that arrives too late is rejected, and the record of its use is then dropped', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    const [used, late] = [await solveCaptcha(world), await solveCaptcha(world)];
    expect((await register(world, { email: 'ana@example.test', captcha: used })).status).toBe(201);
    await removeExpired.run(world.dependencies);
    expect(await db.selectFrom('used_captchas').selectAll().execute()).toHaveLength(1);
    world.pass(21 * minute);
    expect((await register(world, { email: 'boro@example.test', captcha: late })).body).toEqual(failed);
    await removeExpired.run(world.dependencies);
    expect(await db.selectFrom('used_captchas').selectAll().execute()).toEqual([]);
    expect((await register(world, { email: 'ceca@example.test', captcha: used })).body).toEqual(failed);
  });
});

describeWithDatabase('a challenge of the built-in captcha', (makeWorld) => {
  test('is new each time, expires, and is never cached', async () => {
    const world = await makeWorld();
    const { status, headers, body } = await world.guest.get<CaptchaChallenge>('/api/auth/captcha/');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256' });
    expect(body.parameters.expiresAt * 1000).toBeGreaterThan(Date.now() + 19 * minute);
    expect((await challenge(world)).parameters.nonce).not.toBe(body.parameters.nonce);
    expect((await world.guest.get('/api/auth/captcha')).status).toBe(200);
  });

  test('has no solution that is made up, altered or taken from elsewhere', async () => {
    const world = await makeWorld();
    const asked = await challenge(world);
    const solution = await solveChallenge({ challenge: asked, deriveKey });
    const changed = (parameters: object) => ({
      ...asked,
      parameters: { ...asked.parameters, ...parameters },
    });
    const secrets = createSecrets('the secret of another installation');
    const foreign = await createAltcha({ iterations: 10, fewest: 1, most: 5 }).challenge({
      ...world.dependencies,
      secrets,
    });
    const other = await challenge(world);
    const payloads: unknown[] = [
      { challenge: asked },
      { challenge: asked, solution: null },
      { challenge: asked, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: asked, solution: { ...solution, derivedKey: 7 } },
      { challenge: other, solution },
      { challenge: changed({ expiresAt: asked.parameters.expiresAt + 3600 }), solution },
      { challenge: changed({ keySignature: undefined }), solution },
      { challenge: { ...asked, signature: undefined }, solution },
      { challenge: { ...asked, signature: [...asked.signature] }, solution },
      { challenge: { ...asked, parameters: null }, solution },
      { challenge: null, solution },
      { challenge: foreign, solution: await solveChallenge({ challenge: foreign ?? asked, deriveKey }) },
      [],
      'text',
      null,
    ];
    const texts = [
      ...payloads.map((payload) => encodeSolution(payload as object)),
      'x',
      '{}',
      'A'.repeat(5000),
      encodeSolution({ challenge: asked, solution }).slice(0, -40),
    ];
    for (const captcha of texts) {
      expectAnswer(await register(world, { email: 'ana@example.test', captcha }), 400, failed);
    }
    const captcha = encodeSolution({ challenge: asked, solution });
    expect((await register(world, { email: 'ana@example.test', captcha })).status).toBe(201);
  });

  test('takes real work in use, and its solution is accepted', async () => {
    const world = await makeWorld({ overrides: { captcha: createAltcha() } });
    const { parameters } = await challenge(world);
    expect(parameters).toMatchObject({ cost: 5000, keyLength: 32 });
    expect(parameters.keyPrefix).toMatch(/^[0-9a-f]{32}$/);
    expect((await register(world, { email: 'ana@example.test' })).status).toBe(201);
  });
});
