import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { ask } from '../ask-plugin.ts';
import type { BlockData } from '../block-data.ts';
import { ValidatedField } from '../validate-field.ts';
import { modelFields, type ModelField } from '../model-fields.ts';
import { linesOf, textOf } from './convert-between.ts';
import { itemFields, itemsOf } from './list-value.ts';
import type { Fields } from './step.ts';

/** A value of a field, and where it is: a name, then ids of items and names. */
export interface FieldValue {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The data of a block on the way back of a plan. */
interface WayBack {
  /** The data that the plan is taken back from. */
  readonly before: BlockData;
  readonly after: BlockData;
  /** What the plan would make of `after`. */
  readonly again: BlockData;
}

/**
 * The values of `before` that the way back loses, in whole or in part. What the plan would make again is not lost, such as the
 * paragraphs of a text, and neither is what is in `after` in other words: the parts of a line are one text there. `fields` are
 * those of `before`.
 */
export function missingValues(
  { before, after, again }: WayBack,
  fields: Fields,
  registry: FieldRegistry,
): readonly FieldValue[] {
  const values = valuesIn(before, { fields, registry });
  const made = Map.groupBy(valuesIn(again, { fields, registry }), ({ names }) => names);
  const [found, others] = [[], []] as [PlacedValue[], PlacedValue[]];
  for (const one of values) {
    const alike = made.get(one.names) ?? [];
    const at = alike.findIndex((other) => saysSame(one, other));
    if (at !== -1) alike.splice(at, 1);
    (at === -1 ? others : found).push(one);
  }
  if (others.length === 0) return others;
  const lost = ownersWithout(valuesIn(after, { fields, registry }), [...found, ...others]);
  return others.filter((one) => lost.has(one) && !isBlank(one)).map(({ path, value }) => ({ path, value }));
}

interface PlacedValue extends FieldValue {
  /** The names on the way, without ids. */
  readonly names: string;
  readonly field: ModelField | undefined;
}

interface Described {
  readonly fields: Fields;
  readonly registry: FieldRegistry;
}

/** The values of all fields, those in the items of lists too. */
function valuesIn(
  data: BlockData,
  { fields, registry }: Described,
  around: Pick<PlacedValue, 'path' | 'names'> = { path: [], names: '' },
): readonly PlacedValue[] {
  const known = new Map(modelFields({ content_model: fields }, registry).map((field) => [field.name, field]));
  return Object.entries(data).flatMap(([name, value]) => {
    const field = known.get(name);
    const [path, names] = [[...around.path, name], `${around.names}/${name}`];
    const items = itemsOf(value);
    if (items === undefined) return [{ path, names, field, value }];
    const inner = { fields: (field && itemFields(field.definition)) ?? {}, registry };
    return items.flatMap(({ id, data: own }) => valuesIn(own, inner, { path: [...path, id], names }));
  });
}

/** Ids inside values differ each time, and blank lines don't count. */
function saysSame({ field, value }: PlacedValue, other: PlacedValue): boolean {
  if (sameValue(value, other.value)) return true;
  return field !== undefined && contentOf(field, value) === contentOf(field, other.value);
}

/** What the plugin says of a value: its plain text, and everything that a site is delivered, with its form. */
function contentOf(field: ModelField, value: unknown): string {
  const validated = new ValidatedField(field, value);
  const said = ask(() => {
    const text = linesOf(textOf(validated, () => '') ?? '');
    return [text, ...new Set(factsIn(validated.deliver(asItIs), '').toSorted())];
  });
  return JSON.stringify((validated.isSupported ? said.answer : undefined) ?? [value]);
}

/** Every picture and page is there, and is told apart by its id. */
const asItIs: ReferenceLookup = {
  media: (id) => ({ file: id, url: id, width: 0, height: 0, alt: '' }),
  page: (id) => ({ url_path: id, title: id, url: id }),
};

function factsIn(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    const text = value === null || value === false ? '' : linesOf(String(value));
    return text === '' ? [] : [`${place}: ${text}`];
  }
  return Object.entries(value).flatMap(([name, member]) =>
    factsIn(member, Array.isArray(value) ? `${place}[]` : `${place}.${name}`),
  );
}

/** Whether nothing was typed, although there is something, such as a paragraph. */
function isBlank({ field, value }: PlacedValue): boolean {
  if (field === undefined) return false;
  const validated = new ValidatedField(field, value);
  return validated.isEmpty && (ask(() => textOf(validated, () => '')).answer ?? '').trim() === '';
}

/**
 * The values with texts, numbers or ticks that are nowhere in `after`. A list may have more items than there are fields, and
 * the parts of a line may be one text: each part of a text stands for one of them only.
 */
function ownersWithout(
  after: readonly PlacedValue[],
  values: readonly PlacedValue[],
): ReadonlySet<PlacedValue> {
  const texts = Map.groupBy(
    after.flatMap(({ value }) => textsIn(value)),
    (text) => text,
  );
  const leaves = values.flatMap((owner) => textsIn(owner.value).map((text) => ({ owner, text })));
  const others = leaves.filter(({ text }) => texts.get(text)?.pop() === undefined);
  const left = [...texts.values()].flat();
  const lost = others
    .toSorted((one, other) => other.text.length - one.text.length)
    .filter(({ text: part }) => {
      const at = left.findIndex((text) => text.includes(part));
      if (at === -1) return true;
      const text = left[at] ?? '';
      const start = text.indexOf(part);
      // The pieces on both sides must not grow together to another text.
      left.splice(at, 1, text.slice(0, start), text.slice(start + part.length));
      return false;
    });
  return new Set(lost.map(({ owner }) => owner));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number' || value === true) return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
