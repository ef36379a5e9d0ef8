import fields from '../../../locales/en/fields.json' with { type: 'json' };
import library from '../../../locales/en/library.json' with { type: 'json' };
import { findText } from '../../../field-plugins/sdk/testing/messages.ts';

/** A field plugin's English text for this key. */
export function words(key: string): string {
  const text = findText(fields, key);
  if (text === undefined) throw new Error(`There are no words for ${key}.`);
  return text;
}

/** The English text at this path of a library block type. */
export function libraryWords(type: string, path: string): string {
  const text = findText(library, `${type}.${path}`);
  if (text === undefined) throw new Error(`There are no words for ${path} of ${type}.`);
  return text;
}
