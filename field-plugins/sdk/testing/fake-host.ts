import { fallbackLanguage } from '../../../shared/languages.ts';
import type { MediaItem } from '../../../shared/media-item.ts';
import type { FieldHost, PageChoice } from '../contract/view.ts';
import { loadedChoices, type ChoiceSource, type Choices } from '../contract/choices.ts';
import { formatMessage, type Messages } from '../contract/texts.ts';

export const fakePages: readonly PageChoice[] = [
  { id: '0199a002-0000-7000-8000-000000000001', title: 'About us', url_path: '/about' },
  { id: '0199a002-0000-7000-8000-000000000002', title: 'Čaj i kafa', url_path: '/caj-i-kafa' },
  { id: '0199a002-0000-7000-8000-000000000003', title: 'Opening hours', url_path: '/opening-hours' },
  { id: '0199a002-0000-7000-8000-000000000004', title: 'Шта радимо', url_path: '/sta-radimo' },
];

/** The images of the fake library. The samples use the first three. */
export const fakeImages: readonly MediaItem[] = ['harbour', 'market', 'bridge', 'orchard', 'workshop'].map(
  (name, index) => ({ id: `0199a001-0000-7000-8000-00000000000${index + 1}`, file: `samples/${name}.jpg` }),
);

/** A host without an application, for stories and tests: always the same pages and images. */
export function createFakeHost(messages: Messages, changes: Partial<FieldHost> = {}): FieldHost {
  return {
    pickMedia: (request) => Promise.resolve(pick(request)),
    listPages: () => Promise.resolve(fakePages),
    loadChoices: loadFakeChoices,
    mediaUrl: makeImage,
    isMediaGone: () => Promise.resolve(false),
    locale: fallbackLanguage,
    translate(key, params = {}) {
      const text = formatMessage(messages, key, params, changes.locale ?? fallbackLanguage);
      if (text === undefined) throw new Error(`No message for "${key}".`);
      return text;
    },
    ...changes,
  };
}

/** The choice of a user who always takes the next image: adds one, or replaces it when there is room for only one. */
function pick({ multiple, max, selected }: Parameters<FieldHost['pickMedia']>[0]): readonly MediaItem[] {
  const next = fakeImages.find((image) => !selected.some((one) => one.id === image.id));
  if (next === undefined) return selected;
  if (!multiple) return [next];
  return selected.length < (max ?? fakeImages.length) ? [...selected, next] : selected;
}

/** A landscape whose colours are derived from the file's name, as a data URL. */
function makeImage(file: string): string {
  const hue = [...file].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">
    <rect width="320" height="240" fill="hsl(${hue} 46% 82%)"/>
    <circle cx="${60 + (hue % 200)}" cy="74" r="26" fill="hsl(${(hue + 40) % 360} 80% 92%)"/>
    <path d="M0 170 90 96l70 62 60-44 100 70v56H0Z" fill="hsl(${hue} 34% 52%)"/>
    <path d="M0 206c80-30 160 18 320-18v52H0Z" fill="hsl(${(hue + 20) % 360} 38% 36%)"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' '))}`;
}

/** Loads choices for a fake host, as an application does, but without a cache. */
function loadFakeChoices<Choice>(
  source: ChoiceSource<Choice>,
  show: (choices: Choices<Choice>) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const showUnlessAborted = (choices: Choices<Choice>) => {
    if (!signal.aborted) show(choices);
  };
  const load = () => {
    showUnlessAborted({ state: 'loading', choices: [] });
    source.load(signal).then(
      (choices) => showUnlessAborted(loadedChoices(choices)),
      () => showUnlessAborted({ state: 'failed', choices: [], retry: load }),
    );
  };
  load();
  return () => controller.abort();
}
