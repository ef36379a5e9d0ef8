import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const owner = { email: 'ana.kovac@example.test', name: 'Ana Kovač' };

test.each([
  'password',
  'password1',
  'P@ssw0rd',
  '12345678',
  'aaaaaaaa',
  'qwertyuiop',
  'abcdefgh',
  'iloveyou',
  'letmein1',
  'octavo123',
  'ana.kovac@example.test',
  'ANA.KOVAC@EXAMPLE.TEST',
  'anakovac',
  'anakovac1',
  'passwordpasswordpassword',
])('%s is weak', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(true);
});

test.each([
  'a password for tests',
  'demo-pass-1234',
  'a long password',
  'the next one',
  'correct horse',
  'kX9#mP2q',
  'tidewater',
  'Test-1234',
  'ana likes boats',
])('%s is not weak', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(false);
});

test('an address longer than what is judged is weak, too', async () => {
  const email = 'a.very.long.name.of.somebody@a.very.long.domain.example';
  expect(await isWeakPassword(email, { email, name: '' })).toBe(true);
});
