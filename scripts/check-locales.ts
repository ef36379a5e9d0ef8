import fs from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, languages } from '../shared/languages.ts';
import { checkAlphabet } from './locales/check-alphabet.ts';
import { checkQuotes } from './locales/check-quotes.ts';
import { compareTranslations } from './locales/compare-translations.ts';
import { checkUse, readKeyUse } from './locales/used-keys.ts';
import { readTranslations, type Translations } from './locales/read-translations.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Everything that is wrong with the project's translations, one line each. */
function checkLocales(): readonly string[] {
  const source = readTranslations(path.join(root, 'locales', fallbackLanguage));
  const differences = languages.flatMap((language) => {
    const translations = readTranslations(path.join(root, 'locales', language));
    return [
      ...compareTranslations(wantedOf(source, translations), translations, language),
      ...checkAlphabet(translations, language),
      ...checkQuotes(translations, language),
    ];
  });
  const use = readKeyUse(
    ['shared', 'preview', 'content-model', 'field-plugins', 'site', 'src', 'server'].map((folder) =>
      path.join(root, folder),
    ),
  );
  const own = new Map([...source].filter(([key]) => !isOutside(typeOf(key))));
  return [...differences, ...checkUse(own, use)];
}

/** The required texts of a language. A field type from outside the tree may lack a language: English is used. */
function wantedOf(source: Translations, translations: Translations): Translations {
  const types = new Set([...translations.keys()].map(typeOf));
  const isOptional = (type: string | undefined) => isOutside(type) && !types.has(type);
  return new Map([...source].filter(([key]) => !isOptional(typeOf(key))));
}

/** Whether a field type has no folder in the tree; the sdk's own texts are under `common`. */
function isOutside(type: string | undefined): boolean {
  return type !== undefined && type !== 'common' && !fs.existsSync(path.join(root, 'field-plugins', type));
}

/** The field type that a key is about. */
function typeOf(key: string): string | undefined {
  return /^fields:([^.]+)\./.exec(key)?.[1];
}

const faults = checkLocales();
for (const fault of faults) console.error(fault);
console.log(`${languages.length} languages, ${faults.length} faults in their translations.`);
process.exitCode = faults.length === 0 ? 0 : 1;
