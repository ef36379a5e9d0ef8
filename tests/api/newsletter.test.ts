import { expect, test } from 'vitest';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Subscriber } from '../../shared/wire/newsletter.ts';
import { newestKey } from '../support/accounts.ts';
import { readOutboxFiles, send, waiting } from '../support/outbox.ts';
import { describeOnBothDatabases, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const day = 86_400_000;
const email = 'ana@example.test';

/** Matches any time. */
const someTime: unknown = expect.any(String);

function signUp(world: World, address: string, headers: Readonly<Record<string, string>> = {}) {
  return world.guest.post('/api/newsletter/', { email: address }, headers);
}

function confirm(world: World, key: string) {
  return world.guest.post('/api/newsletter/confirm/', { key });
}

async function subscribers(world: World): Promise<ListAnswer<Subscriber>> {
  const admin = await world.admin();
  return admin.read<ListAnswer<Subscriber>>('/api/newsletter/?all=1');
}

describeOnBothDatabases('The newsletter', (makeWorld) => {
  test('is requested, confirmed once by the mailed link, and listed', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: 'https://octavo.example/cms' } });
    const evil = 'evil.example';
    const headers = { 'accept-language': 'nl', 'x-forwarded-host': evil, origin: `https://${evil}` };
    expectAnswer(await signUp(world, '  Ana@Example.test ', headers), 202, { accepted: true });
    const before = await subscribers(world);
    expect(before).toMatchObject({ count: 1, results: [{ email, language: 'nl', confirmed_at: null }] });
    const key = await newestKey(world, email);
    const rows = await world.dependencies.db.selectFrom('newsletter_subscribers').selectAll().execute();
    expect(JSON.stringify(rows) + world.logged.join('')).not.toContain(key);

    await send(world);
    const [file] = await readOutboxFiles(world.dataDir);
    expect(file?.mail.to).toEqual([{ name: '', address: email }]);
    expect(file?.mail.subject).toBe('Bevestig uw inschrijving voor de nieuwsbrief van Octavo');
    expect(file?.mail.text).toContain(`https://octavo.example/cms/newsletter/confirm/${key}`);
    expect(file?.raw).not.toContain(evil);

    // Mail scanners open every link.
    await world.guest.get(`/newsletter/confirm/${key}`);
    await world.guest.get(`/api/newsletter/confirm/?key=${key}`);
    expect(await subscribers(world)).toEqual(before);
    expectAnswer(await confirm(world, key), 200, { confirmed: true });
    expect((await subscribers(world)).results).toEqual([{ ...before.results[0], confirmed_at: someTime }]);
    expectAnswer(await confirm(world, key), 400, 'invalid_key');
  });

  test('answers a known address like an unknown one, and does the same work', async () => {
    const world = await makeWorld();
    const unknown = await signUp(world, email);
    await confirm(world, await newestKey(world, email));
    const known = await signUp(world, 'ANA@example.test');
    expect([known.status, known.bytes]).toEqual([unknown.status, unknown.bytes]);
    expect(await waiting(world.dependencies)).toHaveLength(2);
    // The second row holds no mail.
    await send(world);
    expect(await readOutboxFiles(world.dataDir)).toHaveLength(1);
    expect((await subscribers(world)).results).toMatchObject([{ confirmed_at: someTime }]);
  });

  test('mails an address again only after a minute; only the newest link works', async () => {
    const world = await makeWorld();
    await signUp(world, email);
    const first = await newestKey(world, email);
    await signUp(world, email);
    expect(await newestKey(world, email)).toBe(first);
    world.pass(61_000);
    await signUp(world, email, { 'accept-language': 'de' });
    const second = await newestKey(world, email);
    expect((await confirm(world, first)).status).toBe(400);
    expect((await confirm(world, second)).status).toBe(200);
    expect((await subscribers(world)).results).toMatchObject([{ language: 'de' }]);
  });

  test('forgets an unconfirmed address and its link after 7 days, and keeps a confirmed one', async () => {
    const world = await makeWorld();
    await signUp(world, 'boro@example.test');
    await confirm(world, await newestKey(world, 'boro@example.test'));
    await signUp(world, email);
    const key = await newestKey(world, email);
    world.pass(7 * day - 5000);
    await removeExpired.run(world.dependencies);
    expect((await subscribers(world)).count).toBe(2);
    world.pass(10_000);
    expect((await confirm(world, key)).body['code']).toBe('invalid_key');
    await removeExpired.run(world.dependencies);
    expect((await subscribers(world)).results).toMatchObject([{ email: 'boro@example.test' }]);
  });

  test('rejects an invalid address', async () => {
    const world = await makeWorld();
    for (const wrong of ['ana@', `${email}\r\nBcc: b@example.test`])
      expectAnswer(await signUp(world, wrong), 400, { email: ['Enter a valid email address.'] });
    expect(await waiting(world.dependencies)).toEqual([]);
  });

  test('forgets an address that an administrator removes, and its link', async () => {
    const world = await makeWorld();
    await signUp(world, email);
    const admin = await world.admin();
    const key = await newestKey(world, email);
    const { id } = (await subscribers(world)).results[0] ?? { id: '' };
    for (const method of ['GET', 'DELETE'] as const) {
      const path = `/api/newsletter/${method === 'GET' ? '' : `${id}/`}`;
      expect((await world.call(method, path, { as: admin })).status).toBe(403);
    }
    const remove = () => admin.delete(`/api/newsletter/${id}/?all=1`);
    expect((await remove()).status).toBe(204);
    expect((await subscribers(world)).count).toBe(0);
    expect((await remove()).body['code']).toBe('not_found');
    expect((await confirm(world, key)).body['code']).toBe('invalid_key');
  });
});
