import { expect, test } from 'vitest';
import { logIn, mailsTo, newestKey, register } from '../support/accounts.ts';
import { readOutboxFiles, send } from '../support/outbox.ts';
import { describeOnBothDatabases } from '../support/world.ts';

const written = 'info@пример.срб';
const ascii = 'info@xn--e1afmkfd.xn--90a3ac';
const password = 'a long password';

describeOnBothDatabases('An address with letters of any script', (makeWorld) => {
  test('is one account, in any spelling of the domain, and gets its mails', async () => {
    const world = await makeWorld();
    expect((await register(world, { email: written })).status).toBe(201);
    expect(await mailsTo(world, ascii)).toMatchObject([{ template: 'activation', to: ascii }]);
    const key = await newestKey(world, ascii);
    expect((await world.guest.post('/api/auth/activation/', { key })).status).toBe(200);
    for (const email of [written, ascii, 'INFO@ПРИМЕР.срб'])
      expect((await logIn(world, email, password)).status).toBe(200);
    const admin = await world.admin();
    for (const search of [written, 'Пример.срб', ascii])
      expect((await admin.get(`/api/users/?all=1&search=${encodeURIComponent(search)}`)).body).toMatchObject({
        count: 1,
        results: [{ email: ascii, email_written: written }],
      });
    await register(world, { email: ascii });
    expect((await mailsTo(world, ascii)).map(({ template }) => template)).toContain('account_exists');
    await send(world);
    const files = await readOutboxFiles(world.dataDir);
    expect(files.length).toBeGreaterThan(0);
    for (const { mail } of files) expect(mail.to).toMatchObject([{ name: '' }]);
  });

  test('is taken by the newsletter, password resets and the forms of sites alike', async () => {
    const world = await makeWorld();
    const owner = await world.user();
    const { id } = await world.workspace(owner);
    const { api_key: apiKey } = await world.createApiKey(owner, id);
    for (const email of [written, 'džo@čajanka.rs']) {
      const sent = [
        await world.guest.post('/api/newsletter/', { email }),
        await world.guest.post('/api/auth/request-account/', { email }),
        await world.withKey(apiKey).post('/api/delivery/inquiries/', { email, message: 'Hello' }),
      ];
      for (const { status } of sent) expect(status).toBeLessThan(300);
    }
    const answer = await owner.get(`/api/inquiries/?workspace=${id}`);
    expect(answer.body['results']).toMatchObject([{ email: 'džo@čajanka.rs' }, { email: written }]);
  });
});
