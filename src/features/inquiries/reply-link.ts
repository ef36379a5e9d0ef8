import type { Inquiry } from '../../../shared/wire/inquiries.ts';

/** Characters of the message that an answer quotes: mail programs take addresses of about two thousand. */
const quoted = 800;

/** The address that opens an answer to an inquiry in the reader's mail program, with what was written quoted below. */
export function replyLink({ email, message }: Pick<Inquiry, 'email' | 'message'>, subject: string): string {
  const shown = [...message].slice(0, quoted).join('');
  const lines = `${shown}${shown === message ? '' : '…'}`.split(/\r?\n/).map((line) => `> ${line}`);
  const body = `\r\n\r\n${lines.join('\r\n')}`;
  const to = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
