import fs from 'node:fs';
import path from 'node:path';
import { findText, keysOf, type Messages } from '../../field-plugins/sdk/testing/messages.ts';

/** The translations of one language: texts by `namespace:key`. */
export type Translations = ReadonlyMap<string, string>;

/** Reads every file of one language's folder. */
export function readTranslations(folder: string): Translations {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const messages = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Messages;
      return keysOf(messages).map((key): [string, string] => [
        `${path.parse(file).name}:${key}`,
        findText(messages, key) ?? '',
      ]);
    }),
  );
}

/** A key without its plural ending; our languages have no other categories. */
export function withoutPlural(key: string): string {
  return key.replace(/_(one|few|other)$/, '');
}

/** Whether this key has plural forms. */
export function isPlural(key: string): boolean {
  return withoutPlural(key) !== key;
}
