import { createInstance } from 'i18next';
import fs from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next, Trans } from 'react-i18next';
import { expect, test } from 'vitest';
import { type Language, languages } from '../../../shared/languages.ts';
import { messagesFormatter, messagesOptions } from '../../../shared/messages-format.ts';
import type { Messages } from '../../../shared/texts.ts';
import { Trans as OwnTrans } from './react-i18next.ts';
import { createWords } from './words.ts';

const folder = new URL('../../../locales/', import.meta.url);
const parts = fs.readdirSync(new URL('en', folder)).map((file) => file.replace('.json', ''));
const read = (language: string, part: string) =>
  JSON.parse(fs.readFileSync(new URL(`${language}/${part}.json`, folder), 'utf8')) as Messages;

type Params = Record<string, unknown>;
type Translate = (key: string, params?: Params) => string;

/** The words of a language from i18next, whose rules ours follow. */
async function speakI18next(lng: Language) {
  const i18n = createInstance().use(messagesFormatter).use(initReactI18next);
  const resources = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(parts.map((part) => [part, read(language, part)])),
    ]),
  );
  await i18n.init({ ...messagesOptions, lng, resources, ns: parts, defaultNS: 'translation' });
  return i18n;
}

/** All keys of a file, also those of single plural forms. */
function keysOf(messages: Messages, before = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );
}

const texts = languages.flatMap((language) => parts.flatMap((part) => textsOf(read(language, part))));

function textsOf(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const placeholders = new Set(
  texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)),
);
const filledWith = (value: unknown) => ({
  ...Object.fromEntries([...placeholders].map((name) => [name, value])),
  // The one placeholder with a format.
  providers: ['A', 'B'],
});

/** Values that need formatting or could be taken for placeholders or tags, and counts of every plural form. */
const values: readonly (Params | undefined)[] = [
  undefined,
  ...[1234.5, 'a & {{name}} <b> $1', ['one', 'two', 3], undefined].map((value) => ({
    ...filledWith(value),
    count: undefined,
  })),
  ...[0, 1, 2, 3, 5, 21, 1001].map((count) => ({ ...filledWith(7), count })),
];

test.each(languages)('every text in %s, with any count and value, reads as in i18next', async (language) => {
  const theirs = (await speakI18next(language)).t as unknown as Translate;
  const own = createWords();
  own.speak(language);
  for (const one of languages) for (const part of parts) own.add(one, part, read(one, part));
  const ours = own.t as unknown as Translate;
  const keys = parts.flatMap((part) => {
    const written = [...keysOf(read('en', part)), ...keysOf(read(language, part)), 'nowhere.at.all'];
    return [...new Set(written.flatMap((key) => [key, key.replace(/_(one|few|other)$/, '')]))].map(
      (key) => `${part}:${key}`,
    );
  });
  const calls = keys.flatMap((key) => values.map((params) => [key, params] as const));
  const [first] = calls.filter(([key, params]) => ours(key, params) !== theirs(key, params));
  expect(first && [...first, ours(...first)]).toEqual(first && [...first, theirs(...first)]);
  expect(calls.length).toBeGreaterThan(texts.length);
});

test('every text with tags is rendered as by react-i18next', async () => {
  const tagged = texts.filter((text) => text.includes('<')).map((text) => text.replaceAll(/[{}]/g, ''));
  const names = new Set(tagged.flatMap((text) => [...text.matchAll(/<(\w+)/g)].map(([, name = '']) => name)));
  const components: Record<string, ReactElement> = Object.fromEntries(
    [...names].map((name) => [name, createElement('i', { className: name }, 'own text')]),
  );
  const i18n = await speakI18next('en');
  for (const defaults of [...tagged, '<unknown>A</unknown> & <b>B</b>']) {
    const theirs = createElement(I18nextProvider, { i18n }, createElement(Trans, { defaults, components }));
    const ours = createElement(OwnTrans, { defaults, components });
    expect(renderToStaticMarkup(ours)).toBe(renderToStaticMarkup(theirs));
  }
  expect(tagged.length).toBeGreaterThan(languages.length);
});
