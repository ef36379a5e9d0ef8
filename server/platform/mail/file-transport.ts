import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../files/write-durably.ts';
import { reasonOf } from '../start-checks.ts';
import { MailFailure, type ComposedMail, type MailTransport } from './mail-transport.ts';
import { toMime } from './mime.ts';

/**
 * Each mail as a file of the folder, for who has no mail server yet. A mail that is written again, because the process was
 * killed before it could note the first time, gets the same name: there is never a second copy.
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

/** `<time>-<n>.eml`: the time sorts, the number tells mails of the same millisecond apart. */
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
