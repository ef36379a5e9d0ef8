import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../files/write-durably.ts';
import { reasonOf } from '../start-checks.ts';
import { MailFailure, type ComposedMail, type MailTransport } from './mail-transport.ts';
import { toMime } from './mime.ts';

/**
 * Writes each mail to a file in the folder, for installations without a mail server. If the process was killed before
 * it recorded a mail, the mail is written again under the same name, so there is never a second copy.
 */
export function createFileTransport(folder: string, from: string): MailTransport {
  return {
    async deliver(mail) {
      const { bytes } = await toMime(mail, from, 'readable');
      await orUnreachable(writeDurably(path.join(folder, fileName(mail)), bytes));
    },
    async check() {
      await orUnreachable(fs.mkdir(folder, { recursive: true, mode: 0o700 }));
      await orUnreachable(fs.access(folder, constants.W_OK));
    },
    release: () => undefined,
    abandon: () => undefined,
  };
}

/** `<time>-<n>.eml`: the time sorts, the number distinguishes mails from the same millisecond. */
function fileName({ id, created_at }: ComposedMail): string {
  const number = Number.parseInt(id.slice(-8), 16);
  return `${created_at.replaceAll(':', '-')}-${number}.eml`;
}

async function orUnreachable(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new MailFailure('unreachable', `the folder for mails cannot be written (${reasonOf(error)})`);
  }
}
