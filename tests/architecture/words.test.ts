import { describe, expect, it } from 'vitest';
import { checkLocales } from '../../scripts/check-locales.ts';
import { checkAlphabet } from '../../scripts/locales/check-alphabet.ts';
import { checkQuotes } from '../../scripts/locales/check-quotes.ts';
import { compareWords } from '../../scripts/locales/compare-words.ts';
import { checkUse } from '../../scripts/locales/used-keys.ts';

const source = new Map([
  ['translation:greet', 'Hello {{name}}'],
  ['translation:found_one', '{{count}} page'],
  ['translation:found_other', '{{count}} pages'],
]);

describe('the words', () => {
  it('are complete in this project', () => expect(checkLocales()).toEqual([]));

  it('are reported when a language misses some or has too many', () => {
    const words = new Map([['translation:wave', 'Zwaai']]);
    expect(compareWords(source, words, 'nl')).toEqual([
      'nl: translation:greet is missing',
      'nl: translation:found_one is missing',
      'nl: translation:found_other is missing',
      'nl: translation:wave is not in the source',
    ]);
  });

  it('need a text for every plural category of a language', () => {
    const words = new Map([...source].filter(([key]) => key !== 'translation:greet'));
    words.set('translation:greet', 'Zdravo {{name}}');
    expect(compareWords(source, words, 'sr')).toEqual(['sr: translation:found_few is missing']);
  });

  it('have the same placeholders in every language', () => {
    const words = new Map([...source, ['translation:greet', 'Hallo {{naam}}']]);
    expect(compareWords(source, words, 'nl')).toEqual([
      'nl: translation:greet has other placeholders than the source',
    ]);
  });

  it('keep to the alphabet of their language', () => {
    expect(checkAlphabet(new Map([['a', 'Сачувај']]), 'sr')).toEqual(['sr: a has Cyrillic letters']);
    expect(checkAlphabet(new Map([['a', 'Сачувај stranicu преко API']]), 'sr-Cyrl')).toEqual([
      'sr-Cyrl: a has the Latin word stranicu',
    ]);
  });

  it('have the quotation marks of their language, in pairs', () => {
    const quoted = new Map([
      ['german', 'Nichts zu „{{search}}“'],
      ['serbian', 'Ništa za „{{search}}”'],
      ['open', '„Sačuvaj'],
    ]);
    expect(checkQuotes(quoted, 'sr')).toEqual([
      'sr: german has other quotation marks than sr, or not in pairs',
      'sr: open has other quotation marks than sr, or not in pairs',
    ]);
    expect(checkQuotes(quoted, 'de')).toHaveLength(2);
  });

  it('are all used, and none is missing', () => {
    const use = {
      literals: new Set(['greet', 'reset']),
      patterns: [/^menu\..+$/],
      endings: new Set(['subject']),
      called: new Set(['pages.gone']),
    };
    expect(
      checkUse(
        new Map([
          ['translation:greet', ''],
          ['translation:menu.pages', ''],
          ['translation:old', ''],
          ['mails:reset.subject', ''],
          ['mails:reset.signature', ''],
          ['mails:farewell.subject', ''],
        ]),
        use,
      ),
    ).toEqual([
      'translation:old is used nowhere',
      'mails:reset.signature is used nowhere',
      'mails:farewell.subject is used nowhere',
      "t('pages.gone') has no words",
    ]);
  });
});
