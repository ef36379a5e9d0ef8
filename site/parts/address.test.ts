import { expect, test } from 'vitest';
import { mailAddress, phoneAddress } from './address.ts';

test('a telephone number becomes a link without its spaces; other text is unchanged', () => {
  expect(phoneAddress('+381 (21) 555-01 42')).toBe('tel:+381215550142');
  expect(phoneAddress('021/555 0142')).toBe('tel:0215550142');
  expect(phoneAddress('ask for Ivana, 12345')).toBeUndefined();
  expect(phoneAddress('12')).toBeUndefined();
});

test('an e-mail address becomes a link; other text is unchanged', () => {
  expect(mailAddress(' ivana@podgradje.example ')).toBe('mailto:ivana@podgradje.example');
  expect(mailAddress('ivana at podgradje')).toBeUndefined();
  expect(mailAddress('a@b.example?cc=x@y.example')).toBeUndefined();
});
