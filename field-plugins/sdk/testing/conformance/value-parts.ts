/** Where a part is in a value: names and indexes from the outside in. */
export type Place = readonly string[];

/** Every part of a value with its place, from the inside out, the value itself included. */
export function partsOf(value: unknown, place: Place = []): readonly { place: Place; part: unknown }[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [...inside.flatMap(([name, part]) => partsOf(part, [...place, name])), { place, part: value }];
}

/** The places of all texts in a value. */
export function textPlaces(value: unknown): readonly Place[] {
  return partsOf(value).flatMap(({ place, part }) => (typeof part === 'string' ? [place] : []));
}

/** The part at a place. */
export function partAt(value: unknown, place: Place): unknown {
  return place.reduce((part, step) => (part as Readonly<Record<string, unknown>>)[step], value);
}

/** The value with another part at one place. */
export function withPartAt(value: unknown, [step, ...rest]: Place, part: unknown): unknown {
  if (step === undefined) return part;
  const changed = withPartAt(partAt(value, [step]), rest, part);
  return Array.isArray(value) ? value.with(Number(step), changed) : { ...(value as object), [step]: changed };
}
