import { expect } from 'vitest';
import { readOutboxFiles } from '../../support/outbox.ts';
import type { RealServer } from '../../support/real-server.ts';

/** Long enough for the outbox to be processed, even on a busy machine, in milliseconds. */
const patience = 30_000;

/** Waits for a mail to this address with a link to this screen, and returns the path of the newest link. */
export async function mailedPath(server: RealServer, to: string, screen: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => (found = await newestPath(server.dataDir, to, screen)), { timeout: patience })
    .toBeDefined();
  return found ?? '';
}

async function newestPath(dataDir: string, to: string, screen: string): Promise<string | undefined> {
  const files = await readOutboxFiles(dataDir);
  return files
    .filter(({ mail }) => mail.to?.some(({ address }) => address === to))
    .flatMap(({ mail }) => mail.text?.match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link).pathname)
    .findLast((path) => path.startsWith(screen));
}
