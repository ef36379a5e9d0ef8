import { describe, expect, it } from 'vitest';
import { isEmailAddress, normalizeEmail } from './email.ts';

describe('an email address', () => {
  it('is the same in any case and with spaces around it', () => {
    expect(normalizeEmail(' Ana.Marić@Example.TEST\n')).toBe('ana.marić@example.test');
  });

  it('is the same with a domain in letters of any script and as mail servers look it up', () => {
    const ascii = 'info@xn--e1afmkfd.xn--90a3ac';
    for (const email of ['info@пример.срб', 'INFO@ПРИМЕР.срб', ascii])
      expect(normalizeEmail(email)).toBe(ascii);
    expect(normalizeEmail('nobody')).toBe('nobody');
    expect(normalizeEmail('a@b c')).toBe('a@b c');
  });

  it.each([
    'ana@example.test',
    ' ANA@Example.test ',
    "o'neill+news@mail.example.test",
    'a@b',
    'x@1.2-3.test',
    'info@пример.срб',
    'info@xn--e1afmkfd.xn--90a3ac',
    'džo@čajanka.rs',
    'dz\u030co@c\u030cajanka.rs',
    '用户@例子.广告',
    'उपयोगकर्ता@उदाहरण.भारत',
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
    'ana@ｅxample.test',
    'ana@пример..срб',
    'ana@пример.срб/x',
    'a\u200bna@example.test',
    'ana\u202e@example.test',
    'ana@при\u00admer.срб',
    'ana@пример.срб@example.test',
    '\u3000ana@example.test\u2028x',
    `ana@${'ж'.repeat(64)}.срб`,
    'a'.repeat(250) + '@пример.срб',
  ])('is not %j', (email) => expect(isEmailAddress(email)).toBe(false));
});
