import type { FlatNamespace, TFunction } from 'i18next';
import { cachedFormat } from '../../../shared/intl.ts';
import { fallbackLanguage, type Language } from '../../../shared/languages.ts';
import { fillPlaceholders, findText, type Messages } from '../../../shared/texts.ts';

/** Reads the texts of one part in one language. */
type ReadTexts = (language: Language, part: string) => Promise<Messages>;

type Params = Readonly<Record<string, unknown>>;

/** The part of the texts that every screen needs. */
const main = 'translation';

const pluralRules = cachedFormat((language) => new Intl.PluralRules(language));

/**
 * The texts of the interface, by language and part, and the language in use. A text that a language lacks, or that is
 * empty, is shown in English, and one that English lacks as its key.
 */
export function createWords() {
  const texts = new Map<string, Messages>();
  /** Reads that have ended, also without texts. */
  const ended = new Set<string>();
  const coming = new Map<string, Promise<void>>();
  const loading = new Map<string, Promise<void>>();
  const parts = new Set<string>();
  const translators = new Map<string, TFunction>();
  const listeners = new Set<() => void>();
  let current: Language = fallbackLanguage;
  let readTexts: ReadTexts | undefined;

  const nameOf = (language: Language, part: string) => `${language}/${part}`;
  const spoken = () => [...new Set([current, fallbackLanguage])];

  async function read(language: Language, part: string): Promise<void> {
    const name = nameOf(language, part);
    if (texts.has(name) || readTexts === undefined) return undefined;
    const known = coming.get(name);
    if (known !== undefined) return known;
    const reading = readTexts(language, part)
      .then((found) => add(language, part, found))
      .catch(() => undefined)
      .finally(() => {
        ended.add(name);
        coming.delete(name);
      });
    coming.set(name, reading);
    return reading;
  }

  function add(language: Language, part: string, messages: Messages): void {
    texts.set(nameOf(language, part), messages);
    translators.delete(part);
  }

  function find(part: string, key: string, count?: unknown): string | undefined {
    for (const language of spoken()) {
      const messages = texts.get(nameOf(language, part));
      const endings = typeof count === 'number' ? [`_${pluralRules(language).select(count)}`, ''] : [''];
      for (const ending of messages === undefined ? [] : endings) {
        const text = findText(messages ?? {}, key + ending);
        if (text !== undefined && text !== '') return text;
      }
    }
    return undefined;
  }

  /** The text of a key, which may name its part: `errors:field.required`. */
  function translate(ownPart: string, keyInPart: string, params: Params = {}): string {
    const [part, key] = keyInPart.includes(':') ? split(keyInPart) : [ownPart, keyInPart];
    const text = find(part, key, params['count']) ?? params['defaultValue'] ?? key;
    return fillPlaceholders(String(text), current, (name, placeholder) =>
      Object.hasOwn(params, name) ? (params[name] ?? '') : placeholder,
    );
  }

  const translator = (part: string) =>
    ((key: string, params?: Params) => translate(part, key, params)) as unknown as TFunction;

  return {
    get language(): Language {
      return current;
    },
    t: translator(main),
    /** The function that finds texts of a part. Another one after a change of the language or of the part's texts. */
    translatorOf<Part extends FlatNamespace = typeof main>(part?: Part): TFunction<Part> {
      const name = part ?? main;
      const known = translators.get(name) ?? translator(name);
      translators.set(name, known);
      return known as unknown as TFunction<Part>;
    },
    exists: (key: string, { ns = main }: { readonly ns?: string } = {}) => find(ns, key) !== undefined,
    hasTexts: (language: Language, part: string = main) => texts.has(nameOf(language, part)),
    /** Whether a part has arrived in the current language, or has failed to, so that nothing has to be waited for. */
    isReady: (part: string) =>
      readTexts === undefined ||
      texts.has(nameOf(current, part)) ||
      spoken().every((language) => texts.has(nameOf(language, part)) || ended.has(nameOf(language, part))),
    readWith(next: ReadTexts): void {
      readTexts = next;
    },
    add,
    remove: (language: Language, part: string) => void texts.delete(nameOf(language, part)),
    /** Reads a part in the current language and in English, also if that failed before. Never rejects. */
    load(part: string = main): Promise<void> {
      parts.add(part);
      const known = loading.get(part);
      if (known !== undefined) return known;
      const reads = Promise.all(spoken().map((language) => read(language, part)));
      const all = reads.then(() => void loading.delete(part));
      loading.set(part, all);
      return all;
    },
    /** Reads all parts in use in another language. Never rejects. */
    async loadLanguage(language: Language): Promise<void> {
      await Promise.all([...parts].map((part) => read(language, part)));
    },
    /** Uses a language from now on. */
    speak(language: Language): void {
      current = language;
      translators.clear();
      for (const listener of listeners) listener();
    },
    /** Calls the listener whenever the language changes. Returns a function that ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function split(name: string): [part: string, key: string] {
  const end = name.indexOf(':');
  return [name.slice(0, end), name.slice(end + 1)];
}

/** The words of this page. */
export const words = createWords();
