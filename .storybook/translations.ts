import { isLanguage } from '../shared/languages.ts';
import type { Messages } from '../shared/texts.ts';
import { words } from '../src/lib/words/words.ts';

/** All translations of all languages at once: a story must not wait for a server. */
const files = import.meta.glob<Messages>('../locales/*/*.json', { eager: true, import: 'default' });

for (const [path, messages] of Object.entries(files)) {
  const [, language, part = ''] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (isLanguage(language)) words.add(language, part, messages);
}
