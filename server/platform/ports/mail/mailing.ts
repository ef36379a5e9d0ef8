import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { createFileTransport, outboxFolder } from './file-transport.ts';
import { renderMailLogo } from './mail-logo.ts';
import { createMailHealth, type MailHealth } from './mail-health.ts';
import type { MailTransport } from './mail-transport.ts';

export interface Mailing {
  readonly transport: MailTransport;
  readonly health: MailHealth;
}

/** Uses SMTP if `SMTP_URL` is set; otherwise each mail becomes a file in the data directory's `outbox/`. */
export async function createMailing(
  { mail, dataDir, brand }: Config,
  watch: { readonly clock: Clock; readonly log: FastifyBaseLogger },
): Promise<Mailing> {
  const sender = { from: mail.from, logo: await renderMailLogo(brand) };
  const transport =
    mail.smtpUrl === undefined
      ? createFileTransport(outboxFolder({ dataDir }), sender)
      : (await import('./smtp-transport.ts')).createSmtpTransport(mail.smtpUrl, sender);
  return { transport, health: createMailHealth(transport, watch) };
}
