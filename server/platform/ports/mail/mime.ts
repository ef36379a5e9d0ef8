import { mailLogoId } from './mail-logo.ts';
import type { ComposedMail } from './mail-transport.ts';

export interface Sender {
  /** The address, with a name. */
  readonly from: string;
  readonly logo: Buffer | undefined;
}

export interface MimeMessage {
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/**
 * Encodes a mail as MIME. `encoded` works with every server; `readable` leaves words and link unencoded, for files that
 * people open. The result is deterministic.
 */
export async function toMime(
  mail: ComposedMail,
  { from, logo }: Sender,
  form: 'encoded' | 'readable',
): Promise<MimeMessage> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const part = (type: string, text: string) => (form === 'encoded' ? text : eightBit(type, text));
  const message = new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    date: new Date(mail.created_at),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    text: part('text/plain', mail.text),
    html: part('text/html', mail.html),
    attachments:
      logo === undefined
        ? []
        : [{ cid: mailLogoId, filename: 'logo.png', contentDisposition: 'inline', content: logo }],
    baseBoundary: mail.id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = message.getEnvelope();
  return { from: envelope.from || '', to: envelope.to[0] ?? '', bytes: await message.build() };
}

/** A part written without encoding. */
function eightBit(type: string, text: string): { raw: string } {
  return { raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}` };
}

function domainOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from.trim())?.[1] ?? 'localhost';
}
