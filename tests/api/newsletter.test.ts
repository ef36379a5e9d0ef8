import { expect, test } from 'vitest';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { languages, type Language } from '../../shared/languages.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Subscriber } from '../../shared/wire/newsletter.ts';
import { readOutboxFiles, send, waiting } from '../support/outbox.ts';
import { describeOnBothDatabases, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const day = 86_400_000;

/** Any time. */
const someTime: unknown = expect.any(String);
const publicUrl = 'https://octavo.example/cms';
const nobodysId = '019ab3a0-0000-7000-8000-000000000000';

function signUp(world: World, email: unknown, headers: Readonly<Record<string, string>> = {}) {
  return world.guest.post('/api/newsletter/', { email }, headers);
}

function confirm(world: World, key: unknown) {
  return world.guest.post('/api/newsletter/confirm/', { key });
}

/** The mailed keys, oldest first. */
async function mailedKeys(world: World): Promise<readonly string[]> {
  await send(world);
  const files = await readOutboxFiles(world.dataDir);
  return files.map(({ mail }) => /\/newsletter\/confirm\/([\w-]{43})\s/.exec(mail.text ?? '')?.[1] ?? '');
}

async function subscribers(world: World): Promise<ListAnswer<Subscriber>> {
  const admin = await world.admin();
  return (await admin.get<ListAnswer<Subscriber>>('/api/newsletter/?all=1')).body;
}

describeOnBothDatabases('The newsletter', (makeWorld) => {
  test('is requested, confirmed once by the mailed link, and listed', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: publicUrl } });
    expectAnswer(await signUp(world, '  Ana@Example.test ', { 'accept-language': 'nl' }), 202, {
      accepted: true,
    });
    const before = await subscribers(world);
    expect(before).toMatchObject({
      count: 1,
      results: [{ email: 'ana@example.test', language: 'nl', confirmed_at: null }],
    });

    await send(world);
    const [file] = await readOutboxFiles(world.dataDir);
    expect(file?.mail.to).toEqual([{ name: '', address: 'ana@example.test' }]);
    expect(file?.mail.subject).toBe('Bevestig uw inschrijving voor de nieuwsbrief van Octavo');
    expect(file?.mail.text).toContain(`${publicUrl}/newsletter/confirm/`);

    const [key] = await mailedKeys(world);
    expectAnswer(await confirm(world, key), 200, { confirmed: true });
    const [subscriber] = (await subscribers(world)).results;
    expect(subscriber).toEqual({ ...before.results[0], confirmed_at: someTime });
    expectAnswer(await confirm(world, key), 400, 'invalid_key');
  });

  test('answers a known address like an unknown one, and does the same work', async () => {
    const world = await makeWorld();
    const unknown = await signUp(world, 'ana@example.test');
    await confirm(world, (await mailedKeys(world))[0]);
    const outbox = async () => (await waiting(world.dependencies)).length;
    expect(await outbox()).toBe(0);
    const known = await signUp(world, 'ANA@example.test');
    expect([known.status, known.bytes]).toEqual([unknown.status, unknown.bytes]);
    expect(await outbox()).toBe(1);
    // The queued row holds no mail.
    expect(await mailedKeys(world)).toHaveLength(1);
    expect((await subscribers(world)).results).toMatchObject([{ confirmed_at: someTime }]);
  });

  test('mails an address again only after a minute; the newest link counts', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    await signUp(world, 'ana@example.test');
    expect(await mailedKeys(world)).toHaveLength(1);
    world.pass(61_000);
    await signUp(world, 'ana@example.test', { 'accept-language': 'de' });
    const [first, second] = await mailedKeys(world);
    expect((await confirm(world, first)).status).toBe(400);
    expect((await confirm(world, second)).status).toBe(200);
    expect((await subscribers(world)).results).toMatchObject([{ language: 'de' }]);
  });

  test('builds its links from OCTAVO_PUBLIC_URL, ignoring the request', async () => {
    const world = await makeWorld({ env: { OCTAVO_PUBLIC_URL: publicUrl } });
    await signUp(world, 'ana@example.test', {
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    });
    await send(world);
    const [file] = await readOutboxFiles(world.dataDir);
    expect(file?.raw).toContain(`${publicUrl}/newsletter/confirm/`);
    expect(file?.raw).not.toContain('evil');
  });

  test('confirms nothing when a mail scanner opens the link, or calls the endpoint with GET', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    const [key] = await mailedKeys(world);
    await world.guest.get(`/newsletter/confirm/${key}`);
    expect((await world.guest.get(`/api/newsletter/confirm/?key=${key}`)).status).not.toBe(200);
    expect((await subscribers(world)).results).toMatchObject([{ confirmed_at: null }]);
  });

  test('forgets an address that is not confirmed within 7 days, and its link', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    const [key] = await mailedKeys(world);
    world.pass(7 * day - 5000);
    await removeExpired.run(world.dependencies);
    expect((await subscribers(world)).count).toBe(1);
    world.pass(10_000);
    expect((await confirm(world, key)).body['code']).toBe('invalid_key');
    await removeExpired.run(world.dependencies);
    expect((await subscribers(world)).count).toBe(0);
  });

  test('keeps a confirmed address', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    await confirm(world, (await mailedKeys(world))[0]);
    world.pass(400 * day);
    await removeExpired.run(world.dependencies);
    expect((await subscribers(world)).count).toBe(1);
  });

  test('stores its keys as hashes', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    const [key] = await mailedKeys(world);
    const rows = await world.dependencies.db.selectFrom('newsletter_subscribers').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(world.logged.join('')).not.toContain(key);
  });

  test('is limited by caller and by address', async () => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '1' } });
    for (let count = 0; count < 5; count += 1)
      expect((await signUp(world, 'ana@example.test')).status).toBe(202);
    const limited = await signUp(world, 'Ana@example.test');
    expectAnswer(limited, 429, 'rate_limited');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    for (let count = 0; count < 14; count += 1)
      expect((await signUp(world, `p${count}@example.test`)).status).toBe(202);
    expect((await signUp(world, 'last@example.test')).status).toBe(429);
  });
});

const rejections: Readonly<Record<Language, { readonly email: string; readonly key: string }>> = {
  en: {
    email: 'Enter a valid email address.',
    key: 'This link is invalid, has expired or was already used.',
  },
  sr: {
    email: 'Unesite ispravnu adresu e-pošte.',
    key: 'Ovaj link je neispravan, istekao ili već iskorišćen.',
  },
  'sr-Cyrl': {
    email: 'Унесите исправну адресу е-поште.',
    key: 'Овај линк је неисправан, истекао или већ искоришћен.',
  },
  nl: { email: 'Vul een geldig e-mailadres in.', key: 'Deze link is ongeldig, verlopen of al gebruikt.' },
  de: {
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    key: 'Dieser Link ist ungültig, abgelaufen oder wurde schon verwendet.',
  },
};

describeOnBothDatabases('What the newsletter rejects', (makeWorld) => {
  test('is explained in the language of the request', async () => {
    const world = await makeWorld();
    for (const language of languages) {
      const headers = { 'accept-language': language };
      expectAnswer(await signUp(world, 'ana@', headers), 400, { email: [rejections[language].email] });
      const body = { key: 'x'.repeat(43) };
      const key = await world.guest.post('/api/newsletter/confirm/', body, headers);
      const sentence = rejections[language].key;
      expectAnswer(key, 400, { message: sentence, code: 'invalid_key', detail: sentence });
    }
    expect((await subscribers(world)).count).toBe(0);
  });

  test('includes an invalid address, as a field error', async () => {
    const world = await makeWorld();
    const injected = 'ana@example.test\r\nBcc: b@example.test';
    for (const email of ['', ' ', 'ana', '@example.test', 'a b@example.test', injected, null, 7]) {
      const answer = await signUp(world, email);
      expect([email, answer.status, Object.keys(answer.body)]).toEqual([email, 400, ['email']]);
    }
    expect(await waiting(world.dependencies)).toEqual([]);
  });

  test('includes a missing or overlong address or key, and unknown members', async () => {
    const world = await makeWorld();
    const post = (path: string, body: unknown) => world.guest.post(path, body);
    expect((await post('/api/newsletter/', {})).body).toEqual({ email: ['This field is required'] });
    const long = { email: `${'a'.repeat(250)}@example.test` };
    expect(Object.keys((await post('/api/newsletter/', long)).body)).toEqual(['email']);
    const extra = { email: 'ana@example.test', confirmed_at: '2026-01-01T00:00:00.000Z' };
    expect(Object.keys((await post('/api/newsletter/', extra)).body)).toEqual(['confirmed_at']);
    expect((await post('/api/newsletter/confirm/', {})).body).toEqual({ key: ['This field is required'] });
    expect(Object.keys((await confirm(world, 'x'.repeat(101))).body)).toEqual(['key']);
    expect(Object.keys((await confirm(world, { $ne: null })).body)).toEqual(['key']);
  });
});

describeOnBothDatabases('The list of subscribers', (makeWorld) => {
  test('is for administrators who request all users', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    const [user, admin] = [await world.user(), await world.admin()];
    const { id } = (await subscribers(world)).results[0] ?? { id: '' };
    for (const [caller, status] of [
      [undefined, 401],
      [user, 403],
    ] as const) {
      const options = caller === undefined ? {} : { as: caller };
      for (const all of ['', '?all=1']) {
        expect((await world.call('GET', `/api/newsletter/${all}`, options)).status).toBe(status);
        expect((await world.call('DELETE', `/api/newsletter/${id}/${all}`, options)).status).toBe(status);
      }
    }
    expect((await admin.get('/api/newsletter/')).status).toBe(403);
    expect((await admin.delete(`/api/newsletter/${id}/`)).status).toBe(403);
    expect((await subscribers(world)).count).toBe(1);
  });

  test('is paginated', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    for (let count = 0; count < 17; count += 1) await signUp(world, `p${count}@example.test`);
    const first = await admin.get<ListAnswer<Subscriber>>('/api/newsletter/?all=1');
    expect(first.body).toMatchObject({ count: 17, next: '/api/newsletter/?all=1&page=2', previous: null });
    expect(first.body.results).toHaveLength(15);
    const second = await admin.get<ListAnswer<Subscriber>>(first.body.next ?? '');
    expect(second.body.results.map(({ email }) => email)).toEqual(['p15@example.test', 'p16@example.test']);
    const rejected = await admin.get('/api/newsletter/?all=1&page_size=1001');
    expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['page_size']]);
  });

  test('loses an address that an administrator removes', async () => {
    const world = await makeWorld();
    await signUp(world, 'ana@example.test');
    const admin = await world.admin();
    const [key] = await mailedKeys(world);
    const { id } = (await subscribers(world)).results[0] ?? { id: '' };
    const remove = (wanted: string) => admin.delete(`/api/newsletter/${wanted}/?all=1`);
    expect((await remove(id)).status).toBe(204);
    expect((await subscribers(world)).count).toBe(0);
    for (const gone of [id, nobodysId, 'x']) expect((await remove(gone)).body['code']).toBe('not_found');
    expect((await confirm(world, key)).body['code']).toBe('invalid_key');
  });
});
