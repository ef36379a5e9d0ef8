import { cutText } from '../../../shared/cut-text.ts';
import type { FormSubmission } from '../../../shared/wire/form-submissions.ts';

/** How many characters of the message a reply quotes, with the ellipsis: mail programs accept addresses of about two thousand. */
const quoted = 800;

/** The address that opens a reply to a submission in the user's mail program, with the message quoted below. */
export function replyLink(
  { email, message }: Pick<FormSubmission, 'email' | 'message'>,
  subject: string,
): string {
  const lines = cutText(message, quoted, '…')
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  const body = `\r\n\r\n${lines.join('\r\n')}`;
  const to = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
