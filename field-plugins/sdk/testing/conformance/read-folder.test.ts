import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { checkboxField } from '../../../checkbox/field.ts';
import { checkboxSamples } from '../../../checkbox/samples.ts';
import { checkboxView } from '../../../checkbox/view.tsx';
import { folderRules } from './folder-rules.ts';
import { languagesWithout, readFolder } from './read-folder.ts';

const source = path.resolve(import.meta.dirname, '../../../checkbox');

/** A copy of the type outside the tree, whose messages can be changed. */
function copyOut(): string {
  const folder = fs.mkdtempSync(path.join(scratchFolder(), 'outside-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(source, folder, { recursive: true });
  return folder;
}

/** What the rules about messages say of a folder. */
function complaintsOf(folder: string): readonly string[] {
  const modules = { plugin: checkboxField, view: checkboxView, samples: checkboxSamples };
  return Object.entries(folderRules)
    .filter(([id]) => id.startsWith('messages-'))
    .flatMap(([, { check }]) => {
      try {
        void check({ ...modules, ...readFolder(folder, 'checkbox') });
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
}

it('demands English of a folder outside the tree, and whole files of other languages', () => {
  const folder = copyOut();
  for (const language of ['nl', 'sr', 'sr-Cyrl'])
    fs.rmSync(path.join(folder, 'messages', `${language}.json`));
  expect(languagesWithout(folder)).toEqual(['sr', 'sr-Cyrl', 'nl']);
  expect(complaintsOf(folder)).toEqual([]);
  fs.writeFileSync(path.join(folder, 'messages', 'de.json'), '{}');
  expect(complaintsOf(folder)).toEqual([
    expect.stringMatching(/^Error: (messages\/de\.json: .+ is missing\n?)+$/) as string,
  ]);
});

it('demands every language of a folder in the tree', () => {
  expect(languagesWithout(source)).toEqual([]);
});
