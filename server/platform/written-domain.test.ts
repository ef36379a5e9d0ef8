import { expect, test } from 'vitest';
import { searchedAddress, writtenDomain } from './written-domain.ts';

test.each([
  ['www.example.com', 'www.example.com'],
  ['xn--e1afmkfd.xn--90a3ac', 'пример.срб'],
  ['_octavo.example.com', '_octavo.example.com'],
  // No letters have this name.
  ['xn--a.example', 'xn--a.example'],
])('people write %s as %s', (domain, written) => expect(writtenDomain(domain)).toBe(written));

test.each([
  ['Info@Пример.срб', 'info@xn--e1afmkfd.xn--90a3ac'],
  [' пример.срб ', 'xn--e1afmkfd.xn--90a3ac'],
  ['example', 'example'],
  ['2', '2'],
  ['Mara Lukić', 'mara lukic'],
])('%j is looked for as %s', (typed, searched) => expect(searchedAddress(typed)).toBe(searched));
