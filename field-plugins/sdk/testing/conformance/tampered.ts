import type { DeliveredSample } from './draw-for-site.ts';
import { frozen } from './freeze.ts';
import { textPlaces, withTextAt } from './long-texts.ts';

/** Long texts repeat the same shapes. */
const mostTexts = 40;

/** A sample once for each of its texts and each replacement, with only that text replaced. */
export function tampered(
  sample: DeliveredSample,
  replacements: readonly string[],
): readonly DeliveredSample[] {
  const places = textPlaces(sample.value).slice(0, mostTexts);
  return places.flatMap((place) =>
    replacements.map((text) => ({
      ...sample,
      name: `${sample.name}, with ${JSON.stringify(text)} at /${place.join('/')}`,
      value: frozen(withTextAt(sample.value, place, text)),
    })),
  );
}
