import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createFileTransport, outboxFolder } from './file-transport.ts';
import { createMailHealth, type MailHealth } from './mail-health.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** How this installation sends mail, and whether it can. */
export interface Mailing {
  readonly transport: MailTransport;
  readonly health: MailHealth;
}

/** By SMTP when `SMTP_URL` is set; otherwise each mail becomes a file in the data directory's `outbox/`. */
export function createMailing(
  { mail, dataDir }: Config,
  watch: { readonly clock: Clock; readonly log: FastifyBaseLogger },
): Mailing {
  const transport =
    mail.smtpUrl === undefined
      ? createFileTransport(outboxFolder({ dataDir }), mail.from)
      : createSmtpTransport(mail.smtpUrl, mail.from);
  return { transport, health: createMailHealth(transport, watch) };
}
