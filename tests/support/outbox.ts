import fs from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { sendMails } from '../../server/modules/mails/send-mails.ts';
import { queueMail, type Mail } from '../../server/modules/mails/service.ts';
import type { World } from './world.ts';

/** The key in the mails that the tests queue. */
export const mailedKey = 'k'.repeat(43);

/** Queues a mail as a service does and returns its id. */
export async function queue({ dependencies }: World, mail: Partial<Mail> = {}): Promise<string> {
  const known = new Set((await waiting(dependencies)).map(({ id }) => id));
  await queueMail(dependencies, dependencies.db, {
    template: 'activation',
    to: 'ana@example.test',
    language: 'en',
    link: `https://octavo.example/auth/activation/${mailedKey}`,
    ...mail,
  });
  const added = (await waiting(dependencies)).find(({ id }) => !known.has(id));
  if (added === undefined) throw new Error('Nothing was queued.');
  return added.id;
}

/** The contents of the outbox, in order of arrival. */
export function waiting({ db }: World['dependencies']) {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

/** Sends the mails that are due. */
export function send({ dependencies }: World): Promise<void> {
  return sendMails.run(dependencies);
}

/** Every mail that was written as a file, oldest first. */
export async function readOutboxFiles(
  dataDir: string,
): Promise<readonly { name: string; mail: Email; raw: string }[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : [];
  return Promise.all(
    names.map(async (name) => {
      const raw = fs.readFileSync(path.join(folder, name), 'utf8');
      return { name, raw, mail: await PostalMime.parse(raw) };
    }),
  );
}
