import type { Dependencies } from '../../platform/context.ts';
import type { OutboxRow } from '../../platform/database/schema.ts';
import { drawMail } from '../../platform/ports/mail/draw-mail.ts';
import type { ComposedMail } from '../../platform/ports/mail/mail-transport.ts';
import { readMail } from './service.ts';

/**
 * Composes the text of a queued mail; undefined for a row of `queueNothing`. Throws if it was queued with another
 * secret.
 */
export function composeMail(dependencies: Dependencies, row: OutboxRow): ComposedMail | undefined {
  const mail = readMail(dependencies, row);
  if (mail === undefined) return undefined;
  const { template, to, language, link } = mail;
  const { name: product } = dependencies.config.brand;
  const site = new URL(dependencies.config.publicUrl).host;
  const say = (key: string) => dependencies.translations.translate(language, 'mails', key, { product, site });
  const subject = say(`${template}.subject`);
  const { text, html } = drawMail(dependencies.config.brand, {
    language,
    product,
    subject,
    greeting: say('greeting'),
    text: say(`${template}.text`),
    button: say(`${template}.button`),
    link,
    hint: say(`${template}.hint`),
    unasked: say(`${template}.unasked`),
    fallback: say('fallback'),
    footer: say('footer'),
  });
  return { id: row.id, created_at: row.created_at, to, language, subject, text, html };
}
