import type { FieldDefinition, FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import type { ReadSample } from '../../field-plugins/sdk/testing/read-sample.ts';
import type { FieldSamples } from '../../field-plugins/sdk/contract/samples.ts';
import { issuesOf } from '../../field-plugins/sdk/testing/issues-of.ts';
import {
  partAt,
  partsOf,
  withPartAt,
  type Place,
} from '../../field-plugins/sdk/testing/conformance/value-parts.ts';

/** Model limits are lower: the authors of models see their own titles, choices and hints, and keep them short. */
const modelLimits = { text: 72, items: 12 };
const valueLimits = { text: 600, items: 12 };

/** German has the longest words of our languages. */
const words =
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Donaudampfschifffahrtsgesellschaftskapitäne';

type Fits = (value: unknown) => boolean;

/**
 * The longest possible variant of each definition of the samples: its title, its options and the fullest value that fits.
 */
export function longSamples(plugin: FieldPlugin, samples: FieldSamples): readonly ReadSample[] {
  return Object.entries(samples.definitions).map(([name, given]) => {
    const definition = longDefinition(plugin, given);
    const options = plugin.readOptions(definition);
    const value = longValue(plugin, definition, options, samples);
    const { field_title: label, required } = definition;
    return { name, definition, label, required, options, value, issues: [] };
  });
}

function longDefinition(plugin: FieldPlugin, given: FieldDefinition): FieldDefinition {
  const serves = (definition: FieldDefinition) => {
    try {
      plugin.schema(plugin.readOptions(definition));
      return true;
    } catch {
      return false;
    }
  };
  const titled = { ...given, field_title: String(stretch(given.field_title, () => true, modelLimits)) };
  const values = stretch(
    given.field_values,
    (field_values) => serves({ ...titled, field_values }),
    modelLimits,
  );
  return { ...titled, field_values: values };
}

/** The fullest of the samples, the default and a list of choices, stretched. */
function longValue(
  plugin: FieldPlugin,
  definition: FieldDefinition,
  options: unknown,
  samples: FieldSamples,
): unknown {
  const issues = issuesOf(plugin, definition);
  const fits = (value: unknown) => issues(value).length === 0;
  const start = plugin.defaultValue(options);
  const offered = [
    ...Object.values(samples.valid).map((sample) => sample.value),
    ...(plugin.schema(options).enum ?? []),
  ];
  const size = (value: unknown) => JSON.stringify(value).length;
  const [fullest = start] = offered.filter(fits).toSorted((one, other) => size(other) - size(one));
  return stretch(fullest, fits, valueLimits);
}

/**
 * The same value with every text as long and every list as full as possible: each step is kept if the value still fits.
 * Anything named `id` stays, because other values refer to it.
 */
function stretch(value: unknown, fits: Fits, limits: typeof valueLimits): unknown {
  let stretched = value;
  const attempt = (place: Place, part: unknown) => {
    const next = withPartAt(stretched, place, part);
    const isFitting = fits(next);
    if (isFitting) stretched = next;
    return isFitting;
  };
  for (const { place, part } of partsOf(value)) {
    if (typeof part === 'string' && !place.includes('id'))
      stretchText(part, limits.text, (text) => attempt(place, text));
    if (!Array.isArray(part)) continue;
    for (let count = part.length; count > 0 && count < limits.items; count += 1) {
      const list = partAt(stretched, place) as readonly unknown[];
      if (!attempt(place, [...list, anotherItem(list[count % part.length], count)])) break;
    }
  }
  return stretched;
}

/** A copy of an item that counts as a different one. */
function anotherItem(item: unknown, count: number): unknown {
  // Samples count from 1, so none of them ends like this.
  const another = (text: string) => (text.length > 3 ? text.slice(0, -3) : text) + String(900 + count);
  if (typeof item === 'string') return another(item);
  const { id } = Object(item) as { readonly id?: unknown };
  return typeof id === 'string' ? { ...(item as object), id: another(id) } : item;
}

/** Tries ever better lengths of a text, found by bisection. An address is extended without spaces first, most others with them. */
function stretchText(text: string, limit: number, attempt: Fits): void {
  const gaps = /[/:@.]/.test(text) ? ['', ' '] : [' ', ''];
  const start = Array.from(text).length;
  for (const gap of gaps) {
    let [low, high] = [start, limit];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (attempt(extend(text, gap, middle))) low = middle;
      else high = middle - 1;
    }
    if (low > start) return;
  }
}

function extend(text: string, gap: string, length: number): string {
  const more = gap === '' ? words.replaceAll(' ', '') : words;
  const repeated = Array.from({ length: Math.ceil(length / more.length) }, () => more);
  const all = [text, ...repeated].filter((part) => part !== '').join(gap);
  // A space at the end might be trimmed somewhere.
  return Array.from(all).slice(0, length).join('').replace(/ $/, 'n');
}
