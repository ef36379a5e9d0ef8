import fs from 'node:fs';
import path from 'node:path';
import { withoutPlural, type Translations } from './read-translations.ts';

const literal = /'((?:[^'\\\n]|\\.)*)'/g;
const template = /`([A-Za-z][\w-]*\.(?:[\w.]*\$\{[^`}]*\}[\w.]*)+)`/g;
const ending = /`\$\{[^`}]*\}\.([\w.]+)`/g;
const call = /\bt\(\s*'([\w.-]+)'/g;

/** The keys that source files use. */
export interface KeyUse {
  /** Every quoted text. */
  readonly literals: ReadonlySet<string>;
  /** Composed keys: `menu.${name}` is `menu.` and anything. */
  readonly patterns: readonly RegExp[];
  /** Endings after an interpolated first step: `${mail}.subject` has the ending `subject`. */
  readonly endings: ReadonlySet<string>;
  /** The arguments of `t('…')`. */
  readonly called: ReadonlySet<string>;
}

/** Reads the TypeScript files of these folders, except tests and stories. */
export function readKeyUse(folders: readonly string[]): KeyUse {
  const sources = folders.flatMap(listSources).map((file) => fs.readFileSync(file, 'utf8'));
  const find = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found)));
  return {
    literals: find(literal),
    patterns: [...find(template)].map(asPattern),
    endings: find(ending),
    called: find(call),
  };
}

/** Finds keys that no source file uses, and used keys that do not exist. */
export function checkUse(translations: Translations, use: KeyUse): readonly string[] {
  const keys = new Set([...translations.keys()].map(withoutPlural));
  const unused = [...keys].filter((key) => !isUsed(key, use)).map((key) => `${key} is used nowhere`);
  const known = new Set([...keys].map((key) => key.slice(key.indexOf(':') + 1)));
  const unknown = [...use.called]
    .filter((key) => key.includes('.') && !known.has(key))
    .map((key) => `t('${key}') has no words`);
  return [...unused, ...unknown];
}

/**
 * The server and the plugins use keys without the first step: an error code, or a plugin's message. The keys of a mail are
 * composed of its name and a part that every mail has.
 */
function isUsed(key: string, { literals, patterns, endings }: KeyUse): boolean {
  const [namespace, dotted = ''] = key.split(':');
  if (literals.has(dotted) || patterns.some((pattern) => pattern.test(dotted))) return true;
  const dot = dotted.indexOf('.');
  const [first, rest] = [dotted.slice(0, dot), dotted.slice(dot + 1)];
  // Tests compare them with the block types of the library.
  if (namespace === 'library' || namespace === 'samples') return true;
  if (namespace === 'mails') return literals.has(first) && endings.has(rest);
  // The kit has the type of a plugin in a variable.
  if (namespace === 'fields' && endings.has(rest)) return true;
  return namespace !== 'translation' && literals.has(rest);
}

function asPattern(found: string): RegExp {
  const parts = found.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function listSources(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
