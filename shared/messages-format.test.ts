import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { fillText } from '../field-plugins/sdk/contract/texts.ts';
import { languages } from './languages.ts';
import { messagesFormatter, messagesOptions } from './messages-format.ts';

const sentences = {
  found_one: '{{count}} one of {{total}}',
  found_few: '{{count}} few of {{total}}',
  found_other: '{{count}} other of {{total}}',
  named: '{{name}} has {{used}}',
  choose: 'Choose {{options}}.',
  chooseOne: 'Choose {{options, or}}.',
};

/** Returns a function that formats sentences in one language. By default every language has the sentences above. */
async function speak(
  language: string,
  texts: (language: string) => Record<string, string> = () => sentences,
) {
  const i18n = createInstance().use(messagesFormatter);
  const resources = Object.fromEntries(languages.map((one) => [one, { translation: texts(one) }]));
  await i18n.init({ ...messagesOptions, lng: language, resources });
  // These sentences are not the application's, so their keys are not in the types.
  return (key: string, params: Record<string, unknown>) => String(Reflect.apply(i18n.t, i18n, [key, params]));
}

test.each([
  ['en', '12,345 other of 1,000,000'],
  ['sr', '12.345 other of 1.000.000'],
  ['sr-Cyrl', '12.345 other of 1.000.000'],
  ['nl', '12.345 other of 1.000.000'],
  ['de', '12.345 other of 1.000.000'],
])('in %s, numbers within sentences look like numbers on their own', async (language, expected) => {
  const t = await speak(language);
  expect(t('found', { count: 12_345, total: 1_000_000 })).toBe(expected);
});

test("the noun's form still follows the number, not how it is written", async () => {
  const t = await speak('sr');
  expect(t('found', { count: 1001, total: 1 })).toBe('1.001 one of 1');
  expect(t('found', { count: 12_343, total: 1 })).toBe('12.343 few of 1');
});

test('sentences take in texts unchanged, including digits and punctuation', async () => {
  const t = await speak('de');
  expect(t('named', { name: '2026 <b>', used: '12345' })).toBe('2026 <b> has 12345');
});

test('a sentence in a language other than the current one formats numbers in its own language', async () => {
  const t = await speak('en');
  expect(t('named', { name: 'A', used: 1234.5, lng: 'de' })).toBe('A has 1.234,5');
});

test.each(languages)('in %s, a missing or empty text is shown in English', async (language) => {
  const t = await speak(language, (one) => {
    if (one === 'en') return sentences;
    return one === language ? { named: '', found_one: 'my one' } : { named: 'wrong' };
  });
  expect(t('named', { name: 'A', used: 1 })).toBe('A has 1');
  expect(t('found', { count: 12, total: 12 })).toBe('12 other of 12');
  expect(t('nowhere', {})).toBe('nowhere');
});

test.each([
  ['en', 'Choose red, green, or blue.'],
  ['sr', 'Choose red, green ili blue.'],
  ['sr-Cyrl', 'Choose red, green или blue.'],
  ['nl', 'Choose red, green of blue.'],
  ['de', 'Choose red, green oder blue.'],
])(
  'in %s, a list of choices is joined by “or”, in widgets without i18next too',
  async (language, expected) => {
    const t = await speak(language);
    const params = { options: ['red', 'green', 'blue'] };
    expect(t('chooseOne', params)).toBe(expected);
    expect(fillText(sentences.chooseOne, params, language)).toBe(expected);
  },
);
