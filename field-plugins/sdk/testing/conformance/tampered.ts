import type { DeliveredSample } from './draw-for-site.ts';
import { frozen } from './freeze.ts';

/** Long texts repeat the same shapes. */
const mostTexts = 40;

/** A sample once for each of its texts and each replacement, with only that text replaced. */
export function tampered(
  sample: DeliveredSample,
  replacements: readonly string[],
): readonly DeliveredSample[] {
  const places = textsIn(sample.value).slice(0, mostTexts);
  return places.flatMap((place) =>
    replacements.map((text) => ({
      ...sample,
      name: `${sample.name}, with ${JSON.stringify(text)} at /${place.join('/')}`,
      value: frozen(replaced(sample.value, place, text)),
    })),
  );
}

type Place = readonly string[];

function textsIn(value: unknown): readonly Place[] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part).map((rest) => [name, ...rest]));
}

function replaced(value: unknown, [step, ...rest]: Place, text: string): unknown {
  if (step === undefined) return text;
  const change = (part: unknown, name: string) => (name === step ? replaced(part, rest, text) : part);
  if (Array.isArray(value)) return value.map((part: unknown, index) => change(part, String(index)));
  const entries = Object.entries(value as object).map(([name, part]) => [name, change(part, name)] as const);
  return Object.fromEntries(entries);
}
