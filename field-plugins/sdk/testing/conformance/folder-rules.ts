import { expect } from 'vitest';
import { fieldContract } from '../../contract/field.ts';
import { findText, keysOf, placeholdersOf, type Messages } from '../messages.ts';
import { aboutMissingImports } from './missing-imports.ts';
import { invalid } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';

/** The name and the description of a type in the block type builder. */
const typeMessages = ['type.label', 'type.about'];

export const folderRules: ConformanceRules = {
  'sdk-imports': {
    name: 'imports only what the sdk exports',
    remedy: 'the named files: Import the replacement, which docs/plugin-upgrades.md of the sdk lists.',
    check({ files }) {
      const message = aboutMissingImports(files);
      if (message !== undefined) throw new Error(message);
    },
  },
  'contract-version': {
    name: 'uses the version of the contract that Octavo runs',
    remedy: `field.ts: Set contract to ${fieldContract}.`,
    check: ({ plugin }) => expect(plugin.contract, 'contract').toBe(fieldContract),
  },
  'folder-complete': {
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
  'readme-short': {
    name: 'has a README of at most 40 lines',
    remedy: 'README.md: Describe options and value on one screen.',
    check({ files }) {
      const text = files.get('README.md')?.trim();
      expect(text, 'its text').not.toBe('');
      expect(text?.split('\n').length ?? 0, 'its lines').toBeLessThanOrEqual(40);
    },
  },
  'messages-complete': {
    name: 'has the same messages in each of its languages, none of them blank',
    remedy: 'messages/: Give each English message one text in every file, and remove the others.',
    check(subject) {
      const lines = languagesOf(subject).flatMap(({ language, texts, keys }) =>
        [
          ...keys.filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
          ...[...texts].flatMap(([key, text]) => [
            ...(keys.includes(key) ? [] : [`${key} is not in English`]),
            ...(text.trim() === '' ? [`${key} is blank`] : []),
          ]),
        ].map((line) => `messages/${language}.json: ${line}`),
      );
      if (lines.length > 0) throw new Error(lines.join('\n'));
    },
  },
  'messages-translated': {
    name: 'has no English texts left in other languages',
    remedy: 'messages/: Translate these texts.',
    check(subject) {
      const english = textsIn(subject, 'en');
      for (const { language, texts } of languagesOf(subject).filter((one) => one.language !== 'en')) {
        const same = [...texts].filter(([key, text]) => english.get(key) === text);
        // Single words may be the same in both languages, but not all of them.
        const isWhole = same.length === texts.size && same.length > 1;
        const lines = same
          .filter(([, text]) => isWhole || countWords(text) > 1)
          .map(([key, text]) => `messages/${language}.json: ${key} is “${text}”, as in English`);
        if (lines.length > 0) throw new Error(lines.join('\n'));
      }
    },
  },
  'messages-placeholders': {
    name: 'uses the same placeholders in every language',
    remedy: 'messages/: Use the placeholders of the English text.',
    check(subject) {
      const english = textsIn(subject, 'en');
      for (const { language, texts } of languagesOf(subject))
        for (const [key, text] of texts) {
          const plural = english.get(key.replace(/_[a-z]+$/, '_other'));
          const [wanted, found] = [plural ?? english.get(key) ?? text, text].map(placeholdersOf);
          // A text for exactly one may write the number as a word.
          if (plural === undefined) expect(found, `${key} in ${language}`).toEqual(wanted);
          else expect(wanted, `${key} in ${language}`).toEqual(expect.arrayContaining([...(found ?? [])]));
        }
    },
  },
  'type-named': {
    name: 'names its type on one line and describes it, or does neither',
    remedy:
      'messages/: Give the type both a label and an about below type, on one line and without placeholders.',
    check(subject) {
      const english = textsIn(subject, 'en');
      const found = typeMessages.filter((key) => english.has(key));
      if (found.length === 0) return;
      expect(found, 'messages about the type').toEqual(typeMessages);
      for (const language of subject.messages.keys())
        for (const key of typeMessages)
          expect(textsIn(subject, language).get(key) ?? '', `${key} in ${language}`).not.toMatch(/\n|\{\{/);
    },
  },
  'issues-translated': {
    name: 'raises only issues that have a text in every language',
    remedy: 'field.ts: Add a text for the key to messages/, and give every placeholder in params.',
    check(subject) {
      const english = subject.messages.get('en') ?? {};
      for (const { name, issues } of invalid(subject))
        for (const { key, params = {} } of issues) {
          const text = findText(english, key) ?? findText(english, `${key}_other`);
          expect(text, `${name}: the text of ${key}`).toBeDefined();
          // Separate rules check that other languages have the same messages and placeholders.
          const unfilled = placeholdersOf(text ?? '').filter(
            (placeholder) => !Object.hasOwn(params, placeholder),
          );
          expect(unfilled, `${name}: placeholders of ${key} that nothing fills`).toEqual([]);
        }
    },
  },
};

/** The plugin's own texts in a language, by key. */
function textsIn({ plugin, messages }: ConformanceSubject, language: string): ReadonlyMap<string, string> {
  const own = messages.get(language)?.[plugin.type];
  const tree: Messages = typeof own === 'object' ? own : {};
  return new Map(keysOf(tree).map((key) => [key, findText(tree, key) ?? '']));
}

/** The languages that the plugin has, each with its texts and the keys that these must have. Others use the English texts. */
function languagesOf(subject: ConformanceSubject) {
  const { plugin, messages } = subject;
  const english = textsIn(subject, 'en');
  const isOwn = (tree: Messages) => tree[plugin.type] !== messages.get('en')?.[plugin.type];
  // A message that depends on a number has a key for each plural category of the language.
  const plurals = new Set(
    [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, '')),
  );
  const isPlural = (key: string) => plurals.has(key.replace(/_[a-z]+$/, ''));
  const single = [...english.keys()].filter((key) => !isPlural(key));
  return [...messages]
    .filter(([language, tree]) => language === 'en' || isOwn(tree))
    .map(([language]) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const plural = [...plurals].flatMap((message) =>
        pluralCategories.map((category) => `${message}_${category}`),
      );
      return { language, texts: textsIn(subject, language), keys: [...single, ...plural] };
    });
}

/** How many words a text has, without its placeholders. */
function countWords(text: string): number {
  return text.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
}
