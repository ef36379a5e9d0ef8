import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['the order of letters', 'evil\u202egnp.exe', 'evilgnp.exe'],
  ['isolates', '\u2066An\u2068a\u2069', 'Ana'],
  ['marks of direction', '\u200eAn\u200fa\u061c', 'Ana'],
  ['zero-width spaces', 'A\u200bn\u2060a\ufeff', 'Ana'],
  ['joiners between Latin letters', 'A\u200dn\u200ca', 'Ana'],
  ['soft hyphens', 'A\u00adna', 'Ana'],
  ['fillers', '\u3164\u115f\uffa0Ana', 'Ana'],
  ['invisible operators and tags', 'A\u2063n\u{e0041}\u{e0001}a', 'Ana'],
  ['marks of annotations', 'A\ufff9n\ufffa\ufffba', 'Ana'],
  ['variants of letters that have none', 'A\ufe0fn\u{e0100}a\ufe01', 'Ana'],
  ['joiners in a row', 'می\u200c\u200cروم', 'میروم'],
  ['a joiner at an end', '\u200cعلی\u200d', 'علی'],
  ['a joiner between an emoji and a letter', '👩\u200da', '👩a'],
  ['nothing else', '\u200b\u2060\u3164', ''],
])('a name loses %s', (_what, written, kept) => {
  expect(oneLine(written)).toBe(kept);
});

test.each([
  ['Persian', 'علی\u200cرضا'],
  ['Hindi', 'क्\u200dष राजेश\u200cकुमार'],
  ['Sinhala', 'ශ්\u200dරී ලංකා'],
  ['Malayalam as it used to be encoded', 'അവന്\u200d'],
  ['Mongolian', 'ᠨ\u180bᠠ'],
  ['Japanese with a variant', '葛\u{e0100}城'],
  ['a family', '👩\u200d👩\u200d👧'],
  ['a woman with dark skin who codes', '👩🏿\u200d💻'],
  ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
  ['a heart in colour', '❤\ufe0f'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['Hebrew and Arabic', 'שלום علي'],
  ['Serbian', 'Đorđe Žitište'],
])('a name keeps what %s needs', (_what, name) => {
  expect(oneLine(name)).toBe(name.normalize('NFC'));
});

test('whitespace and controls become one space, also around removed characters', () => {
  expect(oneLine(' A\u0000\t\u2028B \u200b C\r\n')).toBe('A B C');
});
