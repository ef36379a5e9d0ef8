import type { Inquiry } from '../../../shared/wire/inquiries.ts';

/** How many characters of the message a reply quotes: mail programs accept addresses of about two thousand. */
const quoted = 800;

/** The address that opens a reply to an inquiry in the user's mail program, with the message quoted below. */
export function replyLink({ email, message }: Pick<Inquiry, 'email' | 'message'>, subject: string): string {
  const shown = [...message].slice(0, quoted).join('');
  const lines = `${shown}${shown === message ? '' : '…'}`.split(/\r?\n/).map((line) => `> ${line}`);
  const body = `\r\n\r\n${lines.join('\r\n')}`;
  const to = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
