import i18next, { type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, languages } from '../shared/languages.ts';

/** All translations of all languages at once: a story must not wait for a server. */
const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' });

function readResources(): Resource {
  const resources: Resource = {};
  for (const [path, messages] of Object.entries(files)) {
    const [, language, namespace] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (language === undefined || namespace === undefined) continue;
    resources[language] = { ...resources[language], [namespace]: { ...messages } };
  }
  return resources;
}

await i18next.use(initReactI18next).init({
  lng: fallbackLanguage,
  supportedLngs: languages,
  fallbackLng: fallbackLanguage,
  load: 'currentOnly',
  defaultNS: 'translation',
  resources: readResources(),
  interpolation: { escapeValue: false },
});
