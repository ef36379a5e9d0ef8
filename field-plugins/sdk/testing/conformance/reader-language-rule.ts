import { expect } from 'vitest';
import { validSamples } from '../read-sample.ts';
import { drawPreview, drawWidget, settled } from './draw.tsx';
import { hostIn } from './host-in.ts';
import { replaceMember } from './without-chance.ts';
import { englishOf, type ConformanceRule } from './subject.ts';

/** Without a language, these use that of the machine: the server's in one place, the browser's in another. */
const formats = [
  'NumberFormat',
  'DateTimeFormat',
  'ListFormat',
  'PluralRules',
  'RelativeTimeFormat',
] as const;
const shorthands = [
  [Number.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleDateString'],
  [Date.prototype, 'toLocaleTimeString'],
] as const;

/** Numbers, dates and lists look as the reader's language has them, not as the machine's. */
export const readerLanguageRule: ConformanceRule = {
  id: 'reader-language',
  name: 'formats in the language it is given',
  async check(subject) {
    const { plugin, samples } = subject;
    const words = englishOf(subject);
    for (const sample of validSamples(plugin, samples)) {
      const asked = await formatsWithoutLanguage(async () => {
        plugin.summarize(sample.value, sample.options, hostIn(subject, words));
        await drawPreview(subject, sample, words);
        await drawWidget(subject, sample, { words });
        await settled();
      });
      expect(asked, `${sample.name}: formats that were asked for without a language`).toEqual([]);
    }
  },
};

/** The formats that are used without a language meanwhile. */
async function formatsWithoutLanguage(work: () => Promise<void>): Promise<readonly string[]> {
  const found = new Set<string>();
  const note = (name: string, [locale]: readonly unknown[]) => {
    if (locale === undefined) found.add(name);
  };
  const watched = (owner: object, name: string) => {
    const original = Reflect.get(owner, name) as (...args: readonly unknown[]) => unknown;
    const proxy = new Proxy(original, {
      apply(target, self, args: readonly unknown[]): unknown {
        note(name, args);
        return Reflect.apply(target, self, args);
      },
      construct(target, args: readonly unknown[]): object {
        note(name, args);
        return Reflect.construct(target, args) as object;
      },
    });
    return replaceMember(owner, name, proxy);
  };
  const restore = [
    ...formats.map((name) => watched(Intl, name)),
    ...shorthands.map(([owner, name]) => watched(owner, name)),
  ];
  try {
    await work();
  } finally {
    for (const back of restore) back();
  }
  return [...found];
}
