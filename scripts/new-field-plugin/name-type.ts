import fs from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../field-plugins/sdk/testing/messages.ts';
import { fallbackLanguage } from '../../shared/languages.ts';

interface NamedFile {
  readonly name: string;
  /** The English display name of the new type. */
  readonly title: string;
  readonly root: string;
  /** The type that is copied. */
  readonly from: string;
}

/**
 * The text of a file of a new type, with its name in the builder of block types. Other languages start with the name of the
 * copied type, for the author to change.
 */
export function nameType(text: string, { name, title, root, from }: NamedFile): string {
  const language = /^messages\/(.+)\.json$/.exec(name)?.[1];
  if (language === undefined) return text;
  const messages = JSON.parse(text) as Messages;
  const copied = messages['type'] ?? builtInName(root, language, from);
  const type = language === fallbackLanguage ? { ...(copied as Messages), label: title } : copied;
  return `${JSON.stringify({ ...messages, type }, null, 2)}\n`;
}

/** The name of a type of the tree in the builder. */
function builtInName(root: string, language: string, type: string): Messages[string] {
  const file = path.join(root, 'locales', language, 'builder.json');
  const { types } = JSON.parse(fs.readFileSync(file, 'utf8')) as { readonly types: Messages };
  return types[type] ?? {};
}
