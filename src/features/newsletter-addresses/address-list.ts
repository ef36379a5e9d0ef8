import type { Subscriber } from '../../../shared/wire/newsletter.ts';

/** One address per line, as mail programs and newsletter services accept them. */
export function addressLines(subscribers: readonly Pick<Subscriber, 'email'>[]): string {
  return subscribers.map(({ email }) => email).join('\n');
}

/** A table for spreadsheets and newsletter services, with the language to write to each address in. */
export function addressTable(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, language, confirmed_at }) => [email, language, confirmed_at ?? '']);
  return [['email', 'language', 'confirmed_at'], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
}

/** Anyone can enter an address, and a spreadsheet that opens the file would run one that starts like a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
