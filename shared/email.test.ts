import { describe, expect, it } from 'vitest';
import { isEmailAddress, normalizeEmail } from './email.ts';

describe('an email address', () => {
  it('is the same in any case and with spaces around it', () => {
    expect(normalizeEmail(' Ana.Marić@Example.TEST\n')).toBe('ana.marić@example.test');
  });

  it.each([
    'ana@example.test',
    ' ANA@Example.test ',
    "o'neill+news@mail.example.test",
    'a@b',
    'x@1.2-3.test',
  ])('may be %j', (email) => expect(isEmailAddress(email)).toBe(true));

  it.each([
    '',
    'ana',
    '@example.test',
    'ana@',
    'ana@example..test',
    'ana@-example.test',
    'ana@example.test.',
    'ana @example.test',
    'ana@exam\nple.test',
    'ana@example.test\r\nBcc: b@example.test',
    '"ana"@example.test',
    'Ana <ana@example.test>',
    'ana@example.test, boro@example.test',
    'ana@[127.0.0.1]',
    'ana\u0000@example.test',
    'ana@\u212Aite.test',
  ])('is not %j', (email) => expect(isEmailAddress(email)).toBe(false));
});
