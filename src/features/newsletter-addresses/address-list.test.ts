import { expect, test } from 'vitest';
import { addressLines, addressTable } from './address-list.ts';

const confirmed_at = '2026-11-20T10:00:00.000Z';

function subscriber(email: string) {
  return { id: email, email, language: 'sr', confirmed_at, created_at: confirmed_at };
}

test('lists one address per line', () => {
  expect(addressLines([subscriber('a@example.org'), subscriber('b@example.org')])).toBe(
    'a@example.org\nb@example.org',
  );
});

test('writes a table with a header and quoted cells', () => {
  expect(addressTable([subscriber('"o,o"@example.org')])).toBe(
    `"email","language","confirmed_at"\r\n"""o,o""@example.org","sr","${confirmed_at}"\r\n`,
  );
});

test('keeps a spreadsheet from running an address that looks like a formula', () => {
  expect(addressTable([subscriber('=1+1@example.org')])).toContain('"\'=1+1@example.org"');
});
