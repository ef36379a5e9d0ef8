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
  'password password password password',
  '   password   ',
  'pass word',
  'p a s s w o r d',
  'P@ssw0rd!',
  'Passwort123!',
  'admin1234',
  'administrator1',
  'adminpassword123',
  'octavo-octavo',
  'Octavo2026!',
  'example.test',
  'ana.kovac@example',
  'Ana123456!',
  'Ana-Kovač-1985!',
  'kovac.ana.1985',
  'November2026',
  'Sommer2026!',
  'Frühling2026!',
  'FRUEHLING2026!',
  'Hallo1234',
  'zondag123',
  'tidewater',
  'Beograd2026',
  'sifra123',
  'Lozinka123',
  'лозинка123',
  'Test-1234',
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
  'ana likes boats',
  'boats at dawn',
  'correct horse battery staple',
  'correcthorsebatterystaple',
  'otters-kiln-vapor-mast',
  'сидро лопата магла воз',
  'u8Rk2vTqW0zLx5Ye',
  'kvTqWzLxRmPd',
  '@#k$%9&*',
  'a83920174756',
])('%s is not weak', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(false);
});

test('the demo password of our tests is not weak for its editor', async () => {
  const editor = { email: 'editor@localhost.test', name: 'Demo Editor' };
  expect(await isWeakPassword('demo-pass-1234', editor)).toBe(false);
  expect(await isWeakPassword('Editor2026!', editor)).toBe(true);
});

test('the details of one owner are not applied to another', async () => {
  const password = 'Petrović, Marko 1985';
  const marko = { email: 'director@lifts.example', name: 'Marko Petrović' };
  expect(await isWeakPassword(password, owner)).toBe(false);
  expect(await isWeakPassword(password, marko)).toBe(true);
});

test('an address longer than the analysed length is weak, too', async () => {
  const email = 'a.very.long.name.of.somebody@a.very.long.domain.example';
  expect(await isWeakPassword(email, { email, name: '' })).toBe(true);
});
