import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../../disk/write-durably.ts';
import { reasonOf } from '../../errors/start-checks.ts';
import { MailFailure, type ComposedMail, type MailTransport } from './mail-transport.ts';
import { type Sender, toMime } from './mime.ts';

export function outboxFolder({ dataDir }: { readonly dataDir: string }): string {
  return path.join(dataDir, 'outbox');
}

/**
 * Writes each mail to a file in the folder, for installations without a mail server. If the process was killed before
 * it recorded a mail, the mail is rewritten under the same name, so there is never a second copy.
 */
export function createFileTransport(folder: string, sender: Sender): MailTransport {
  return {
    async deliver(mail) {
      const { bytes } = await toMime(mail, sender, 'readable');
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

/** Matches names from `fileName`, and partial files that `writeDurably` leaves behind. */
const mailFile = /^(?:\.(?=.*\.part$))?(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-\d+\.eml(?:\.part)?$/;

/** Removes the mails of the folder that were requested before this time. Files with other names are kept. */
export async function removeOldMailFiles(
  folder: string,
  before: string,
  stopping?: AbortSignal,
): Promise<void> {
  const entries = await fs.opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  for await (const entry of entries ?? []) {
    if (stopping?.aborted === true) return;
    const time = entry.isFile() ? timeOf(entry.name) : undefined;
    // Another process may remove the same file.
    if (time !== undefined && time < before) await fs.rm(path.join(folder, entry.name), { force: true });
  }
}

/** The request time in a mail's file name; undefined for other names. */
function timeOf(name: string): string | undefined {
  const [, date, hours, minutes, seconds] = mailFile.exec(name) ?? [];
  return date === undefined ? undefined : `${date}${hours}:${minutes}:${seconds}`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function orUnreachable(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new MailFailure('unreachable', `the folder for mails cannot be written (${reasonOf(error)})`);
  }
}
