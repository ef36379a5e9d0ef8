import { expect } from 'vitest';
import { commonMessages } from '../common-messages.ts';
import { invalidSamples } from '../read-sample.ts';
import { fillText, findText, keysOf, placeholdersOf, type Words } from '../words.ts';
import { englishOf, type ConformanceRule } from './subject.ts';

const readmeLines = 40;

/** What holds for the folder of a plugin and for its words. */
export const folderRules: readonly ConformanceRule[] = [
  {
    name: 'has a complete folder',
    check({ plugin, files }) {
      const wanted = ['field.ts', 'view.tsx', 'samples.ts', `${plugin.type}.stories.tsx`, 'README.md'];
      expect(wanted.filter((name) => !files.has(name))).toEqual([]);
    },
  },
  {
    name: 'has a README of at most forty lines',
    check({ files }) {
      const lines = (files.get('README.md') ?? '').trimEnd().split('\n');
      expect(lines.join('').trim(), 'its text').not.toBe('');
      expect(lines.length).toBeLessThanOrEqual(readmeLines);
    },
  },
  {
    name: 'tells stories of every state',
    check({ plugin, files }) {
      const text = files.get(`${plugin.type}.stories.tsx`) ?? '';
      const wanted = ['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Preview'];
      expect(wanted.filter((story) => !text.includes(`export const ${story}:`))).toEqual([]);
    },
  },
  {
    name: 'has a text for every message in every language, and no other',
    check({ plugin, words }) {
      for (const [language, tree] of words) {
        const own = typeof tree[plugin.type] === 'object' ? keysOf(tree[plugin.type] as Words) : [];
        expect(own, language).toEqual([...plugin.messages].toSorted());
      }
    },
  },
  {
    name: 'has the same placeholders in every language',
    check(subject) {
      const english = englishOf(subject);
      for (const message of subject.plugin.messages) {
        const key = `${subject.plugin.type}.${message}`;
        const wanted = placeholdersOf(findText(english, key) ?? '');
        for (const [language, tree] of subject.words) {
          expect(placeholdersOf(findText(tree, key) ?? ''), `${key} in ${language}`).toEqual(wanted);
        }
      }
    },
  },
  {
    name: 'raises only issues that can be told in every language',
    check({ plugin, samples, words }) {
      const known = [
        ...commonMessages.map((message) => `common.${message}`),
        ...plugin.messages.map((message) => `${plugin.type}.${message}`),
      ];
      for (const { name, issues } of invalidSamples(plugin, samples)) {
        for (const issue of issues) {
          expect(known, name).toContain(issue.key);
          for (const tree of words.values()) fillText(findText(tree, issue.key) ?? '', issue.params);
        }
      }
    },
  },
];
