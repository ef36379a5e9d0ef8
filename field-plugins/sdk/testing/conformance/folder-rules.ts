import { expect } from 'vitest';
import { commonMessages } from '../../contract/common-messages.ts';
import { fieldContract } from '../../contract/field.ts';
import { invalidSamples } from '../read-sample.ts';
import { findText, keysOf, placeholdersOf, type Messages } from '../messages.ts';
import { aboutMissingImports } from './missing-imports.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';

/** The name and the description of a type in the block type builder. */
const typeMessages = ['type.label', 'type.about'];

export const folderRules: readonly ConformanceRule[] = [
  {
    id: 'sdk-imports',
    name: 'imports only what the sdk exports',
    remedy: 'the named files: Import what takes its place; docs/plugin-upgrades.md of the sdk has examples.',
    check({ files }) {
      const message = aboutMissingImports(files);
      if (message !== undefined) throw new Error(message);
    },
  },
  {
    id: 'contract-version',
    name: 'uses the version of the contract that Octavo runs',
    remedy: 'field.ts: Set contract to the version of the sdk.',
    check({ plugin }) {
      expect(plugin.contract, 'contract').toBe(fieldContract);
    },
  },
  {
    id: 'folder-complete',
    name: 'has all its files',
    remedy: 'the folder: Add the files that are missing.',
    check({ files }) {
      const names = [...files.keys()];
      const modules = ['field', 'view', 'samples'].filter(
        (module) => !names.some((name) => new RegExp(`^${module}\\.[mc]?[jt]sx?$`).test(name)),
      );
      const texts = ['README.md'].filter((name) => !files.has(name));
      expect([...modules, ...texts], 'what is missing').toEqual([]);
    },
  },
  {
    id: 'readme-short',
    name: 'has a README of at most 40 lines',
    remedy: 'README.md: Describe options and value on one screen.',
    check({ files }) {
      const text = files.get('README.md');
      if (text === undefined) return;
      const lines = text.trimEnd().split('\n');
      expect(lines.join('').trim(), 'its text').not.toBe('');
      expect(lines.length, 'its lines').toBeLessThanOrEqual(40);
    },
  },
  {
    id: 'messages-complete',
    name: 'has texts for its messages, and only for those, in each of its languages',
    remedy: 'messages/: Give each key of messages one text, and remove the others.',
    check(subject) {
      const { plugin } = subject;
      const lines = ownMessages(subject).flatMap(([language, tree]) => {
        const own = typeof tree[plugin.type] === 'object' ? keysOf(tree[plugin.type] as Messages) : [];
        const wanted = plugin.messages.flatMap((message) => keysIn(subject, message, language));
        const blank = own.filter((key) => findText(tree, `${plugin.type}.${key}`)?.trim() === '');
        return [
          ...wanted.filter((key) => !own.includes(key)).map((key) => `${key} is missing`),
          ...own.filter((key) => !wanted.includes(key)).map((key) => `${key} is not one of its messages`),
          ...blank.map((key) => `${key} is blank`),
        ].map((line) => `messages/${language}.json: ${line}`);
      });
      if (lines.length > 0) throw new Error(lines.join('\n'));
    },
  },
  {
    id: 'messages-translated',
    name: 'has no English texts left in other languages',
    remedy: 'messages/: Translate these texts.',
    check(subject) {
      const { plugin } = subject;
      for (const [language, tree] of ownMessages(subject)) {
        if (language === 'en') continue;
        const keys = plugin.messages.flatMap((message) => keysIn(subject, message, language));
        const textOf = (key: string, messages = tree) => findText(messages, `${plugin.type}.${key}`);
        const same = keys.filter(
          (key) => textOf(key) !== undefined && textOf(key) === textOf(key, englishOf(subject)),
        );
        // Single messages may be the same in both languages, but not all of them.
        const wholeFile = same.length === keys.length && same.length > 1;
        const lines = same
          .filter((key) => wholeFile || wordsOf(textOf(key) ?? '') > 1)
          .map((key) => `messages/${language}.json: ${key} is “${textOf(key)}”, as in English`);
        if (lines.length > 0) throw new Error(lines.join('\n'));
      }
    },
  },
  {
    id: 'messages-placeholders',
    name: 'uses the same placeholders in every language',
    remedy: 'messages/: Use the placeholders of the English text.',
    check(subject) {
      const { plugin } = subject;
      for (const message of plugin.messages) {
        const plural = isPlural(subject, message);
        const wanted = placeholdersIn(subject, message, 'en');
        for (const [language, tree] of ownMessages(subject)) {
          for (const key of keysIn(subject, message, language)) {
            const text = findText(tree, `${plugin.type}.${key}`);
            if (text === undefined) continue;
            const found = placeholdersOf(text);
            // A text for exactly one may write the number as a word.
            if (plural) expect(wanted, `${key} in ${language}`).toEqual(expect.arrayContaining([...found]));
            else expect(found, `${key} in ${language}`).toEqual(wanted);
          }
        }
      }
    },
  },
  {
    id: 'type-named',
    name: 'names its type on one line and describes it, or does neither',
    remedy:
      'messages/: Give the type both a label and an about below type, on one line and without placeholders.',
    check({ plugin, messages }) {
      const found = typeMessages.filter((key) => plugin.messages.includes(key));
      if (found.length === 0) return;
      expect(found, 'messages about the type').toEqual(typeMessages);
      for (const [language, tree] of messages)
        for (const key of typeMessages) {
          const text = findText(tree, `${plugin.type}.${key}`) ?? '';
          expect(text, `${key} in ${language}`).not.toMatch(/\n|\{\{/);
        }
    },
  },
  {
    id: 'issues-told',
    name: 'raises only issues that have a text in every language',
    remedy:
      'field.ts: Add the key to messages and its text to messages/, and give every placeholder in params.',
    check({ plugin, samples, messages }) {
      const known = [
        ...commonMessages.map((message) => `common.${message}`),
        ...plugin.messages.map((message) => `${plugin.type}.${message}`),
      ];
      for (const { name, issues } of invalidSamples(plugin, samples)) {
        for (const { key, params = {} } of issues) {
          expect(known, name).toContain(key);
          // A separate rule checks that other languages have the same placeholders.
          const unfilled = placeholdersOf(findText(messages.get('en') ?? {}, key) ?? '').filter(
            (placeholder) => !Object.hasOwn(params, placeholder),
          );
          expect(unfilled, `${name}: placeholders of ${key} that nothing fills`).toEqual([]);
        }
      }
    },
  },
];

/** The plugin's messages in the languages that it has. Others use the English ones. */
function ownMessages({
  plugin: { type },
  messages,
}: ConformanceSubject): readonly (readonly [string, Messages])[] {
  const english = messages.get('en')?.[type];
  return [...messages].filter(([language, tree]) => language === 'en' || tree[type] !== english);
}

/** How many messages a text has, without its placeholders. */
function wordsOf(text: string): number {
  return text.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** A message that depends on a number has one key per plural category of the language: the key plus a suffix. */
function isPlural(subject: ConformanceSubject, message: string): boolean {
  const textOf = (key: string) => findText(englishOf(subject), `${subject.plugin.type}.${key}`);
  return textOf(message) === undefined && textOf(`${message}_other`) !== undefined;
}

function keysIn(subject: ConformanceSubject, message: string, language: string): readonly string[] {
  if (!isPlural(subject, message)) return [message];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${message}_${category}`);
}

function placeholdersIn(subject: ConformanceSubject, message: string, language: string) {
  const texts = keysIn(subject, message, language).map((key) =>
    findText(englishOf(subject), `${subject.plugin.type}.${key}`),
  );
  return [...new Set(texts.flatMap((text) => placeholdersOf(text ?? '')))].toSorted();
}
