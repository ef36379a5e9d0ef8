import fs from 'node:fs';
import path from 'node:path';
import type { Words } from '../../field-plugins/sdk/testing/words.ts';
import { fallbackLanguage } from '../../shared/languages.ts';

interface NamedFile {
  readonly name: string;
  /** What people call the new type in English. */
  readonly title: string;
  readonly root: string;
  /** The type that is copied. */
  readonly from: string;
}

/**
 * The text of a file of a new type, with what the builder of block types calls the type. Other languages begin with what the
 * copied type is called, for the author to change.
 */
export function nameType(text: string, { name, title, root, from }: NamedFile): string {
  if (name === 'field.ts' && !text.includes("'type.label'"))
    return text.replace(/^ {2}messages: \[/m, (own) => `${own}'type.label', 'type.about', `);
  const language = /^words\/(.+)\.json$/.exec(name)?.[1];
  if (language === undefined) return text;
  const words = JSON.parse(text) as Words;
  const copied = words['type'] ?? builtInName(root, language, from);
  const type = language === fallbackLanguage ? { ...(copied as Words), label: title } : copied;
  return `${JSON.stringify({ ...words, type }, null, 2)}\n`;
}

/** What the builder calls a type of the tree. */
function builtInName(root: string, language: string, type: string): Words[string] {
  const file = path.join(root, 'locales', language, 'builder.json');
  const { types } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly types: Words };
  return types[type] ?? {};
}
