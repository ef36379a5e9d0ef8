import { placeholdersOf } from '../../field-plugins/sdk/testing/messages.ts';
import { isPlural, withoutPlural, type Translations } from './read-translations.ts';

/** Where a language differs from the source: a missing or extra key, different placeholders, an empty text. */
export function compareTranslations(
  source: Translations,
  translations: Translations,
  language: string,
): readonly string[] {
  const wanted = new Set([...source.keys()].flatMap((key) => keysIn(key, language)));
  const missing = [...wanted]
    .filter((key) => !translations.has(key))
    .map((key) => `${language}: ${key} is missing`);
  const extra = [...translations.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${language}: ${key} is not in the source`);
  const wrong = [...translations].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language}: ${key} is empty`];
    const expected = sourcePlaceholders(source, key);
    const found = new Set(placeholdersOf(text));
    // A text for exactly one may spell out the number.
    const differs = isPlural(key)
      ? [...found].some((name) => !expected.has(name))
      : !sameSet(expected, found);
    return differs && wanted.has(key) ? [`${language}: ${key} has other placeholders than the source`] : [];
  });
  return [...missing, ...extra, ...wrong];
}

/** A plural has one text for each of the language's own categories. */
function keysIn(sourceKey: string, language: string): readonly string[] {
  if (!isPlural(sourceKey)) return [sourceKey];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.map((category) => `${withoutPlural(sourceKey)}_${category}`);
}

function sourcePlaceholders(source: Translations, key: string): ReadonlySet<string> {
  const base = withoutPlural(key);
  const texts = [...source].filter(([other]) =>
    isPlural(key) ? isPlural(other) && withoutPlural(other) === base : other === key,
  );
  return new Set(texts.flatMap(([, text]) => placeholdersOf(text)));
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each));
}
