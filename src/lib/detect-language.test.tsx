import { beforeEach, expect, test, vi } from 'vitest';
import { detectLanguage, storeLanguage } from './detect-language.ts';

/** The sources of the language, from the lowest priority to the highest: a name, the language, and how to set it. */
const sources: readonly (readonly [string, string, () => void])[] = [
  ['the html tag', 'nl', () => (document.documentElement.lang = 'nl')],
  [
    'the browser',
    'de',
    () => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'en']),
  ],
  ['session storage', 'sr', () => sessionStorage.setItem('i18nextLng', 'sr-RS')],
  ['local storage', 'en', () => localStorage.setItem('i18nextLng', 'en')],
  ['a cookie', 'sr-Cyrl', () => (document.cookie = 'i18next=sr-Cyrl; Path=/')],
  ['the URL', 'nl', () => history.replaceState(null, '', '/?lng=nl')],
];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  document.documentElement.lang = '';
  document.cookie = 'i18next=; Max-Age=0; Path=/';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('the language of the source with the highest priority is used', () => {
  expect(detectLanguage()).toBe('en');
  for (const [name, language, set] of sources) {
    set();
    expect(detectLanguage(), name).toBe(language);
  }
});

test('a source with an unsupported language is skipped', () => {
  history.replaceState(null, '', '/?lng=fr');
  localStorage.setItem('i18nextLng', 'klingon');
  sessionStorage.setItem('i18nextLng', 'sr-Latn-RS');
  expect(detectLanguage()).toBe('sr');
});

test.each([
  ['sr-Cyrl-RS', 'sr-Cyrl'],
  ['sr-Latn', 'sr'],
  ['EN-us', 'en'],
  ['nl-BE', 'nl'],
])('a browser set to %s gets %s', (tag, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  expect(detectLanguage()).toBe(language);
});

test('the language in the URL is stored for the next start', () => {
  history.replaceState(null, '', '/?lng=de');
  detectLanguage();
  history.replaceState(null, '', '/');
  expect(detectLanguage()).toBe('de');
  storeLanguage('nl');
  expect(detectLanguage()).toBe('nl');
});
