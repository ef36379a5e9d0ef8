import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

describe('readAddress', () => {
  it.each([
    'http://example.com',
    'HTTPS://Example.com:8443/a/b?c=d#e',
    'https://user@example.com/',
    'https://пример.срб/страна',
    'https://[2001:db8::1]:80/',
    'https://example.com?q=1',
    'mailto:hello@example.com',
    'mailto:hello@example.com?subject=Tea',
    'tel:+381111234567',
    'tel:011-123-4567;ext=4',
  ])('takes %s', (address) => {
    expect(readAddress(address)).toBe(address);
  });

  it('strips the spaces around an address', () => {
    expect(readAddress('  https://example.com\n')).toBe('https://example.com');
  });

  it.each([
    '',
    '/about',
    '//example.com',
    'example.com',
    'https:',
    'https://',
    'https:///path',
    'https:example.com',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://example.com:port',
    'https://example.com\\@evil.example',
    'http://exam"ple.com',
    'ftp://example.com',
    'javascript:alert(1)',
    ' javascript:alert(1)//https://example.com',
    'JaVaScRiPt:alert(1)//https://example.com',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:',
    'mailto:hello',
    'tel:',
    'tel:call me',
  ])('refuses %j', (address) => {
    expect(readAddress(address)).toBeUndefined();
  });

  // A backtracking pattern would take hours over a megabyte.
  it.each([
    ['https', `https://${'a@'.repeat(500_000)}`],
    ['mailto', `mailto:${'a'.repeat(1_000_000)}`],
    ['tel', `tel:${'1'.repeat(1_000_000)} x`],
  ])('reads a hostile text once: %s', (_scheme, text) => expect(readAddress(text)).toBeUndefined());
});
