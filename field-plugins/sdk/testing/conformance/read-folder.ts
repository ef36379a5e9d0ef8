import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../../../../shared/languages.ts';
import type { Words } from '../words.ts';
import type { PluginTexts } from './subject.ts';

const ownWords = path.resolve(import.meta.dirname, '../../words');

/** The files in a plugin's folder, by their relative paths. */
export function readFiles(folder: string): ReadonlyMap<string, string> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(^|[\\/])(node_modules|\.git)[\\/]/.test(name));
  return new Map(
    names.map((name) => [name.split(path.sep).join('/'), fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Reads the texts of a plugin's folder: its files, and its words in every language together with those of all types. */
export function readFolder(folder: string, type: string): PluginTexts {
  const files = readFiles(folder);
  const words = new Map(
    languages.map((language) => {
      const own = files.get(`words/${language}.json`);
      const common = JSON.parse(fs.readFileSync(path.join(ownWords, `${language}.json`), 'utf8')) as Words;
      return [
        language,
        { common, ...(own === undefined ? {} : { [type]: JSON.parse(own) as Words }) },
      ] as const;
    }),
  );
  return { files, words };
}
