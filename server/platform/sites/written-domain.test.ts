import { expect, test } from 'vitest';
import { searchedAddress, writtenAddress, writtenDomain } from './written-domain.ts';

test.each([
  ['www.example.com', 'www.example.com'],
  ['xn--e1afmkfd.xn--90a3ac', 'пример.срб'],
  ['_octavo.example.com', '_octavo.example.com'],
  // No letters have this name.
  ['xn--a.example', 'xn--a.example'],
])('%s is displayed as %s', (domain, written) => expect(writtenDomain(domain)).toBe(written));

test.each([
  ['info@xn--e1afmkfd.xn--90a3ac', 'info@пример.срб'],
  ['xn--e1afmkfd@example.com', 'xn--e1afmkfd@example.com'],
  ['https://xn--e1afmkfd.xn--90a3ac:8443/xn--e1afmkfd?a=b@c', 'https://пример.срб:8443/xn--e1afmkfd?a=b@c'],
  ['http://[::1]:8080/', 'http://[::1]:8080/'],
  ['', ''],
])('the address %s is displayed as %s', (address, written) => expect(writtenAddress(address)).toBe(written));

test.each([
  ['Info@Пример.срб', 'info@xn--e1afmkfd.xn--90a3ac'],
  [' пример.срб ', 'xn--e1afmkfd.xn--90a3ac'],
  ['example', 'example'],
  ['2', '2'],
  ['Mara Lukić', 'mara lukic'],
])('%j is searched as %s', (typed, searched) => expect(searchedAddress(typed)).toBe(searched));
