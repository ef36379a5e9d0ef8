import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeExpired } from '../../server/modules/expiry/remove-expired.ts';
import { mailTemplates, queueNothing } from '../../server/modules/mails/service.ts';
import { languages, type Language } from '../../shared/languages.ts';
import { mailedKey, queue, readOutboxFiles, send, waiting } from '../support/outbox.ts';
import { describeOnBothDatabases, describeWithDatabase } from '../support/world.ts';

const day = 86_400_000;

describeWithDatabase('A mail without a mail server', (makeWorld) => {
  test('becomes a readable file, and leaves the outbox', async () => {
    const world = await makeWorld();
    const id = await queue(world);
    await send(world);
    expect(await waiting(world.dependencies)).toEqual([]);
    const [file, ...others] = await readOutboxFiles(world.dataDir);
    expect(others).toEqual([]);
    expect(file?.name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\d+\.eml$/);
    const folder = path.join(world.dataDir, 'outbox');
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(folder, file?.name ?? '')).mode & 0o777).toBe(0o600);
    // The link is whole in both parts, and in the opened file.
    expect(file?.raw.split(mailedKey)).toHaveLength(5);
    expect(file?.mail).toMatchObject({
      from: { name: 'Octavo', address: 'octavo@localhost.test' },
      to: [{ name: '', address: 'ana@example.test' }],
      subject: 'Activate your Octavo account',
      messageId: `<${id}@localhost.test>`,
    });
    const headers = new Map(file?.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/);
  });

  test('is one file when it is written twice', async () => {
    const world = await makeWorld();
    await queue(world);
    const rows = await waiting(world.dependencies);
    await send(world);
    const written = await readOutboxFiles(world.dataDir);
    // The state after a kill between writing the file and removing the row.
    await world.dependencies.db.insertInto('outbox').values(rows).execute();
    await send(world);
    expect(await readOutboxFiles(world.dataDir)).toEqual(written);
  });

  test('waits while the folder cannot be written, and logs it', async () => {
    const world = await makeWorld();
    const folder = path.join(world.dataDir, 'outbox');
    fs.writeFileSync(folder, 'in the way');
    await queue(world);
    await send(world);
    const [row] = await waiting(world.dependencies);
    expect(row?.failed_at).toBeNull();
    expect(row?.last_error).toContain('cannot be written');
    expect((await world.guest.get('/api/system/ready/')).body).toMatchObject({ status: 'ok', mail: 'down' });
    fs.rmSync(folder);
    world.pass(1000);
    await send(world);
    expect(await readOutboxFiles(world.dataDir)).toHaveLength(1);
    expect((await world.guest.get('/api/system/ready/')).body).toMatchObject({ status: 'ok', mail: 'ok' });
  });
});

const subjects: Readonly<Record<Language, string>> = {
  en: 'Activate your Octavo account',
  sr: 'Aktivirajte svoj nalog u aplikaciji Octavo',
  'sr-Cyrl': 'Активирајте свој налог у апликацији Octavo',
  nl: 'Activeer uw Octavo-account',
  de: 'Aktivieren Sie Ihr Octavo-Konto',
};

describeWithDatabase('The text of a mail', (makeWorld) => {
  test.each(languages)("is complete and in its reader's language: %s", async (language) => {
    const world = await makeWorld();
    for (const template of mailTemplates) await queue(world, { template, language });
    await send(world);
    const mails = (await readOutboxFiles(world.dataDir)).map(({ mail }) => mail);
    expect(mails).toHaveLength(mailTemplates.length);
    expect(mails.map(({ subject }) => subject)).toContain(subjects[language]);
    for (const { subject, text, html, headers } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      expect(headers.find(({ key }) => key === 'content-language')?.value).toBe(language);
      // A missing text would show as its key.
      expect(`${subject}${text}${html}`).not.toMatch(
        /\{\{|undefined|\w\.(subject|text|button|hint|unasked)\b/,
      );
      for (const part of [text, html]) expect(part).toContain(mailedKey);
    }
  });

  test('adds no line to the headers, for any address', async () => {
    const world = await makeWorld();
    await queue(world, { to: 'ana@example.test\r\nBcc: boro@example.test' });
    await send(world);
    const [file] = await readOutboxFiles(world.dataDir);
    expect(file?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describeOnBothDatabases('The outbox', (makeWorld) => {
  test('drops mails that have no recipient', async () => {
    const world = await makeWorld();
    await queueNothing(world.dependencies, world.dependencies.db);
    await queue(world);
    await send(world);
    expect(await waiting(world.dependencies)).toEqual([]);
    expect(await readOutboxFiles(world.dataDir)).toHaveLength(1);
  });

  test('sends nothing from a transaction that is rolled back', async () => {
    const world = await makeWorld();
    const { dependencies } = world;
    const undone = dependencies.db.transaction().execute(async (tx) => {
      await queue({ ...world, dependencies: { ...dependencies, db: tx } });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await send(world);
    expect(await readOutboxFiles(world.dataDir)).toEqual([]);
  });

  test('keeps its mails encrypted, and logs no key, no link and no address', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'trace' } });
    await queue(world);
    const stored = JSON.stringify(await waiting(world.dependencies));
    await send(world);
    const logged = world.logged.join('');
    expect(logged).toContain('a mail was sent');
    expect(stored + logged).not.toMatch(/k{9}|https:|ana@/);
  });

  test('gives up on unreadable mails, sends the rest, and deletes them after 30 days', async () => {
    const world = await makeWorld();
    const { db } = world.dependencies;
    const lost = await queue(world);
    await queue(world, { to: 'boro@example.test' });
    await db.updateTable('outbox').set({ payload_cipher: 'damaged' }).where('id', '=', lost).execute();
    await send(world);
    expect((await readOutboxFiles(world.dataDir)).map(({ mail }) => mail.to)).toEqual([
      [{ name: '', address: 'boro@example.test' }],
    ]);
    expect(await waiting(world.dependencies)).toMatchObject([
      { id: lost, last_error: expect.stringContaining('cannot be read') as string },
    ]);
    expect(world.logged.join('')).toContain('a mail was given up');

    world.pass(29 * day);
    await removeExpired.run(world.dependencies);
    expect(await waiting(world.dependencies)).toHaveLength(1);
    world.pass(2 * day);
    await removeExpired.run(world.dependencies);
    expect(await waiting(world.dependencies)).toEqual([]);
  });
});
