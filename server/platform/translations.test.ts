import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { loadTranslations } from './translations.ts';

const english = {
  stamps: {
    too_high: 'At most {{most}}.',
    few_one: '{{count}} stamp',
    few_other: '{{count}} stamps',
    colours: 'Choose {{colours}}.',
  },
};

/** Loads translations with these texts of a field plugin in the other languages. */
function loadWith(others: object) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-translations-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const language of languages) {
    fs.mkdirSync(path.join(folder, language));
    for (const name of ['errors', 'fields', 'library', 'mails', 'site']) {
      const fields = language === 'en' ? english : others;
      const words = name === 'fields' ? fields : {};
      fs.writeFileSync(path.join(folder, language, `${name}.json`), JSON.stringify(words));
    }
  }
  return loadTranslations(folder);
}

it.each([
  ['that are missing', {}],
  ['of which some are missing', { stamps: { unit: 'x', few_one: 'x' } }],
  ['that are empty', { stamps: { too_high: '', few_other: '', few_few: '' } }],
])('texts of a field plugin %s are shown in English', async (_what, others) => {
  const translations = await loadWith(others);
  for (const language of languages) {
    expect(translations.translate(language, 'fields', 'stamps.too_high', { most: 9 })).toBe('At most 9.');
    expect(translations.translate(language, 'fields', 'stamps.few', { count: 3 })).toBe('3 stamps');
  }
});

it('a list among the parameters is joined by the rules of the reader’s language', async () => {
  const translations = await loadWith({ stamps: { colours: '→ {{colours}}' } });
  const say = (language: 'en' | 'de') =>
    translations.translate(language, 'fields', 'stamps.colours', { colours: ['a', 'b', 'c'] });
  expect([say('en'), say('de')]).toEqual(['Choose a, b, and c.', '→ a, b und c']);
});
