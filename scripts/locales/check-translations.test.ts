import { expect, it } from 'vitest';
import { checkAlphabet } from './check-alphabet.ts';
import { checkQuotes } from './check-quotes.ts';
import { compareTranslations } from './compare-translations.ts';
import { checkUse } from './used-keys.ts';

type Texts = Readonly<Record<string, string>>;

const map = (texts: Texts) => new Map(Object.entries(texts));
const source = map({ greet: 'Hello {{name}}', found_one: '{{count}} page', found_other: '{{count}} pages' });
const compare = (texts: ReadonlyMap<string, string>, language: string) =>
  compareTranslations(source, new Map(texts), language);
const quotes = 'has other quotation marks than sr, or not in pairs';

it.each<[check: typeof compare, language: string, texts: Texts, faults: readonly string[]]>([
  [compare, 'nl', { greet: 'Hallo {{naam}}' }, ['nl: greet has other placeholders than the source']],
  [compare, 'nl', { wave: 'Zwaai' }, ['nl: wave is not in the source']],
  [compare, 'sr', {}, ['sr: found_few is missing']],
  [checkAlphabet, 'sr', { a: 'Сачувај' }, ['sr: a has Cyrillic letters']],
  [checkAlphabet, 'sr-Cyrl', { a: 'Сачувај stranicu преко API' }, ['sr-Cyrl: a has the Latin word stranicu']],
  [checkQuotes, 'sr', { a: 'Za „{{x}}“', b: 'Za „{{x}}”', c: '„Za' }, [`sr: a ${quotes}`, `sr: c ${quotes}`]],
])('a check of translations, %o, finds what is wrong in %s: %j', (check, language, texts, faults) => {
  const all = check === compare ? new Map([...source, ...map(texts)]) : map(texts);
  expect(check(all, language)).toEqual(faults);
});

it('the check of messages finds missing and unused ones', () => {
  expect(compare(map({ found_one: '{{count}}', found_other: '{{count}}' }), 'nl')).toEqual([
    'nl: greet is missing',
  ]);
  const use = {
    ...{ literals: new Set(['greet', 'reset']), patterns: [/^menu\..+$/] },
    ...{ endings: new Set(['subject']), called: new Set(['pages.gone']) },
  };
  const keys = ['translation:greet', 'translation:menu.pages', 'mails:reset.subject'];
  const unused = ['translation:old', 'mails:reset.signature', 'mails:farewell.subject'];
  expect(checkUse(new Map([...keys, ...unused].map((key) => [key, ''])), use)).toEqual([
    ...unused.map((key) => `${key} is used nowhere`),
    "t('pages.gone') has no words",
  ]);
});
