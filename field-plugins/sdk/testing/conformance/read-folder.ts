import fs from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, languages, type Language } from '../../../../shared/languages.ts';
import type { Messages } from '../messages.ts';
import type { PluginTexts } from './subject.ts';

const ownMessages = path.resolve(import.meta.dirname, '../../messages');

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

const tree = path.resolve(import.meta.dirname, '../../..');

/** The languages without messages in a plugin outside the tree. Readers see its English messages. */
export function languagesWithout(folder: string): readonly Language[] {
  const hasMessages = (language: Language) =>
    fs.existsSync(path.join(folder, 'messages', `${language}.json`));
  if (path.dirname(path.resolve(folder)) === tree || !hasMessages(fallbackLanguage)) return [];
  return languages.filter((language) => !hasMessages(language));
}

/** Reads the texts of a plugin's folder: its files, and its messages in every language together with those of all types. */
export function readFolder(folder: string, type: string): PluginTexts {
  const files = readFiles(folder);
  const without = languagesWithout(folder);
  const english = parse(files.get(`messages/${fallbackLanguage}.json`));
  const messages = new Map(
    languages.map((language) => {
      const own =
        language === fallbackLanguage || without.includes(language)
          ? english
          : parse(files.get(`messages/${language}.json`));
      const common = JSON.parse(
        fs.readFileSync(path.join(ownMessages, `${language}.json`), 'utf8'),
      ) as Messages;
      return [language, { common, ...(own !== undefined && { [type]: own }) }] as const;
    }),
  );
  return { files, messages };
}

function parse(text: string | undefined): Messages | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Messages);
}
