import fs from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import type { MessageParams } from '../../shared/message-params.ts';
import { messagesFormatter, messagesOptions } from '../../shared/messages-format.ts';
import { languages, type Language } from '../../shared/languages.ts';

/** The namespaces of the server: errors, field values, block types, mails, hosted sites. */
const namespaces = ['errors', 'fields', 'library', 'mails', 'site'] as const;

export interface Translations {
  translate(
    language: Language,
    namespace: (typeof namespaces)[number],
    key: string,
    params?: MessageParams,
  ): string;
}

/** Reads `locales/` once. Throws if a file is missing or is not JSON. */
export async function loadTranslations(localesDir: string): Promise<Translations> {
  const read = (language: string, namespace: string) =>
    JSON.parse(fs.readFileSync(path.join(localesDir, language, `${namespace}.json`), 'utf8')) as Record<
      string,
      unknown
    >;
  const i18n = createInstance().use(messagesFormatter);
  await i18n.init({
    resources: Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries(namespaces.map((ns) => [ns, read(language, ns)])),
      ]),
    ),
    ...messagesOptions,
  });
  return {
    translate: (language, namespace, key, params) =>
      String(i18n.t(key, { lng: language, ns: namespace, ...params } as never)),
  };
}
