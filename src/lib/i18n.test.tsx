import { beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage, hasTranslations, startTranslations } from './i18n.ts';
import { words } from './words/words.ts';

const reads: string[] = [];
let failures = 1;

/** A network that fails once, then returns one word in each language. */
async function fakeFetch(input: RequestInfo | URL): Promise<Response> {
  const { pathname: path } = new URL(String(input));
  reads.push(path);
  if (failures > 0) {
    failures -= 1;
    throw new TypeError('Failed to fetch');
  }
  return Response.json({ common: { save: path } });
}

beforeAll(async () => {
  vi.stubGlobal('fetch', fakeFetch);
  localStorage.setItem('i18nextLng', 'de');
  history.replaceState({ from: '/profile' }, '', '/auth?lng=sr-Cyrl&x=1');
  await startTranslations();
});

test('the language in the address wins over the stored one', () => {
  expect(words.language).toBe('sr-Cyrl');
  expect(document.documentElement.lang).toBe('sr-Cyrl');
});

test('locale files that failed to load are retried, and each script falls back only to English', () => {
  expect(hasTranslations()).toBe(true);
  expect(words.t('common.save')).toBe('/locales/sr-Cyrl/translation.json');
  expect(new Set(reads)).toEqual(
    new Set(['/locales/sr-Cyrl/translation.json', '/locales/en/translation.json']),
  );
  expect(reads).toHaveLength(3);
});

test('a chosen language is stored, and removed from the address', async () => {
  await changeLanguage('nl');
  expect(document.documentElement.lang).toBe('nl');
  expect(localStorage.getItem('i18nextLng')).toBe('nl');
  expect(location.search).toBe('?x=1');
  expect(history.state).toEqual({ from: '/profile' });
});

test('a language whose locale files fail to load changes nothing, and is retried the next time', async () => {
  let broken = true;
  vi.stubGlobal('fetch', async (input: URL) => {
    if (broken) return new Response(null, { status: 404 });
    return Response.json({ common: { save: input.pathname } });
  });
  expect(await changeLanguage('de')).toBe('frame.languageFailed');
  expect(words.language).toBe('nl');
  expect(localStorage.getItem('i18nextLng')).toBe('nl');
  expect(document.documentElement.lang).toBe('nl');
  broken = false;
  expect(await changeLanguage('de')).toBeUndefined();
  expect(document.documentElement.lang).toBe('de');
});
