import type { Subscriber } from '../../../shared/wire/newsletter.ts';

/** One address a line, as mail programs and newsletter services take them. */
export function addressLines(subscribers: readonly Pick<Subscriber, 'email'>[]): string {
  return subscribers.map(({ email }) => email).join('\n');
}

/** A table for spreadsheets and newsletter services, which can send to each in their language. */
export function addressTable(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, language, confirmed_at }) => [email, language, confirmed_at ?? '']);
  return [['email', 'language', 'confirmed_at'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

/** Addresses are anybody's words: one that begins like a formula would be run by the spreadsheet that opens the file. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
