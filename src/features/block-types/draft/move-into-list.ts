import { idsInConditions, withConditionIds } from '../../../../content-model/fields/condition-ids.ts';
import { numberIn, titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { withoutEnd } from '../../../../shared/without-end.ts';
import { arranged } from './arrange.ts';
import { lines, type ListSource, type ListWay } from './list-ways.ts';
import { type DraftField, freeName, nameFor, withApiName } from './type-draft.ts';

/** A field of the items of a list to be made. */
export interface ListColumn {
  readonly name: string;
  readonly title: string;
}

export interface ListChoice {
  readonly way: ListWay;
  readonly uids: readonly string[];
  readonly name: string;
  readonly title: string;
  /** The fields of an item, for gathered fields or split lines. */
  readonly columns: readonly ListColumn[];
  readonly separator: string;
}

/** Fields with names of the same form, such as `question_#`, by their numbers. */
interface Numbered {
  readonly pattern: string;
  readonly fields: ReadonlyMap<number, DraftField>;
}

/** How these fields can become a list, likeliest first. `stored` are the stored fields of the same level. */
export function waysFor(chosen: readonly DraftField[], stored: readonly DraftField[]): readonly ListWay[] {
  const [first, second] = chosen;
  if (first === undefined || chosen.some(({ from }) => from !== undefined)) return [];
  const before = stored.find(({ name }) => name === first.was);
  const hasLines = second === undefined && ['text', 'textarea'].includes(before?.definition.field_type ?? '');
  return [
    ...(isGatherable(chosen, stored) ? (['gather'] as const) : []),
    ...(hasLines ? (['split'] as const) : []),
    'wrap',
  ];
}

/** The numbered fields that belong with this one: those of its form, and of all forms with the same numbers. */
export function numberedWith(field: DraftField, fields: readonly DraftField[]): readonly DraftField[] {
  const families = numberedIn(fields.filter(({ from }) => from === undefined));
  const own = families.find((family) => [...family.fields.values()].includes(field));
  if (own === undefined || own.fields.size < 2) return [field];
  const numbersOf = (family: Numbered) => [...family.fields.keys()].toSorted((a, b) => a - b).join();
  const uids = families
    .filter((family) => numbersOf(family) === numbersOf(own))
    .flatMap((family) => [...family.fields.values()].map(({ uid }) => uid));
  return fields.filter(({ uid }) => uids.includes(uid));
}

/** The ids of the first fields that look like a list; empty if none do. */
export function likelyFields(fields: readonly DraftField[]): readonly string[] {
  const found = fields.map((field) => numberedWith(field, fields)).find((some) => some.length > 1);
  return (found ?? []).map(({ uid }) => uid);
}

/** Suggests item fields from numbered fields. */
export function columnsFor(chosen: readonly DraftField[]): readonly ListColumn[] {
  return numberedIn(chosen).map(({ pattern, fields }) => {
    const [first] = fields.values();
    const title = titleWithoutNumber(first?.definition.field_title ?? '');
    const [before = '', after] = pattern.split('#');
    const joined = after === undefined ? before : `${withoutEnd(before, /_/)}_${after.replace(/^_+/, '')}`;
    const name = withoutEnd(joined.replace(/^[_0-9]+/, ''), /_/);
    return { name: name || nameFor(title) || 'text', title };
  });
}

/**
 * Returns the fields whose conditions do not survive a move: fields that stay and depend on fields that move
 * (`broken`), and fields that move and depend on fields that stay (`freed`).
 */
export function conditionsLost(
  fields: readonly DraftField[],
  uids: readonly string[],
): { readonly broken: readonly DraftField[]; readonly freed: readonly DraftField[] } {
  const namesIn = (some: readonly DraftField[]) => new Set(some.map(({ name }) => name));
  const dependingOn = (some: readonly DraftField[], names: ReadonlySet<string>) =>
    some.filter(({ definition }) => idsInConditions(definition).some((name) => names.has(name)));
  const chosen = fields.filter(({ uid }) => uids.includes(uid));
  const others = fields.filter((field) => !chosen.includes(field));
  return { broken: dependingOn(others, namesIn(chosen)), freed: dependingOn(chosen, namesIn(others)) };
}

export function itemCount(chosen: readonly DraftField[]): number {
  return new Set(numberedIn(chosen).flatMap(({ fields }) => [...fields.keys()])).size;
}

/** Replaces the chosen fields with a list, in the place of the first. Stored values move when the draft is saved. */
export function movedIntoList(
  fields: readonly DraftField[],
  choice: ListChoice,
): { readonly fields: readonly DraftField[]; readonly list: DraftField | undefined } {
  const all = arranged(fields);
  const chosen = all.filter(({ uid }) => choice.uids.includes(uid));
  const [first] = chosen;
  if (first === undefined) return { fields, list: undefined };
  const { tab, group } = first.definition;
  const isGrouped = chosen.every(({ definition }) => definition.group === group);
  const { items, from } = contentsOf(chosen, choice);
  const left = all.filter((field) => !chosen.includes(field));
  const list: DraftField = {
    ...{ uid: crypto.randomUUID(), was: undefined, name: freeName(all, choice.name), isNamed: true },
    definition: {
      ...{ field_type: 'list', field_title: choice.title, required: false, order: first.definition.order },
      field_values: {},
      ...(tab !== undefined && { tab }),
      ...(group !== undefined && isGrouped && { group }),
    },
    items: items.map((item) => inItem(item, items, isGrouped)),
    from,
  };
  const named = withApiName(list, choice.name);
  const others = all.flatMap((field) => (field === first ? [named] : left.includes(field) ? [field] : []));
  return { fields: others, list: named };
}

function contentsOf(
  chosen: readonly DraftField[],
  { way, columns, separator }: ListChoice,
): { readonly items: readonly DraftField[]; readonly from: ListSource | undefined } {
  if (way === 'wrap') {
    const names = chosen.flatMap(({ was }) => (was === undefined ? [] : [[was, was] as const]));
    const from = { way, rows: [Object.fromEntries(names)] };
    return { items: chosen, from: names.length === 0 ? undefined : from };
  }
  if (way === 'split') {
    const items = columns.map(({ name, title: field_title }, order): DraftField => ({
      ...{ uid: crypto.randomUUID(), was: undefined, name, isNamed: true, items: undefined },
      definition: { field_type: 'text', field_title, required: false, order, field_values: null },
    }));
    return { items, from: { way, rows: [{ [lines]: chosen[0]?.was ?? '' }], separator } };
  }
  const families = numberedIn(chosen).map((family, at) => ({ ...family, column: columns[at] }));
  const numbers = new Set(families.flatMap((family) => [...family.fields.keys()]));
  const rows = [...numbers]
    .toSorted((a, b) => a - b)
    .map((number) =>
      Object.fromEntries(
        families.flatMap((family) => {
          const was = family.fields.get(number)?.was;
          return was === undefined || !family.column ? [] : [[family.column.name, was] as const];
        }),
      ),
    );
  const items = families.flatMap((family) => {
    const [first] = family.fields.values();
    if (!first || !family.column) return [];
    const { name, title: field_title } = family.column;
    // Conditions refer to the first field of each family, which has the name of the family's column in an item.
    const columnOf = (other: string) =>
      families.find((one) => one.fields.values().next().value?.name === other)?.column?.name ?? other;
    const { api_name: _apiName, ...definition } = withConditionIds(first.definition, columnOf);
    return [
      {
        ...first,
        uid: crypto.randomUUID(),
        was: name,
        name,
        isNamed: true,
        definition: { ...definition, field_title },
      },
    ];
  });
  return { items, from: { way, rows } };
}

/**
 * Returns a field as one of an item. Its tab, and a group that all fields share, become those of the list. Its
 * condition stays only if it depends on fields that move along.
 */
function inItem(field: DraftField, items: readonly DraftField[], isGrouped: boolean): DraftField {
  const { tab: _tab, group, shown_when: shown, ...definition } = field.definition;
  const isAlone = idsInConditions(field.definition).some((name) => items.every((one) => one.name !== name));
  return {
    ...field,
    definition: {
      ...definition,
      ...(group !== undefined && !isGrouped && { group }),
      ...(shown !== undefined && !isAlone && { shown_when: shown }),
    },
  };
}

/** Stored fields with numbers in their names, by the form of the name. The last digits count: `h2_title_1` is one of `h2_title_#`. */
function numberedIn(fields: readonly DraftField[]): readonly Numbered[] {
  const patterns = fields.map(({ was = '' }) => {
    const upTo = withoutEnd(was, /\D/);
    return upTo === '' ? was : `${withoutEnd(upTo, /\d/)}#${was.slice(upTo.length)}`;
  });
  return [...new Set(patterns)].flatMap((pattern) => {
    const found = fields.flatMap((field) => {
      const number = numberIn(field.was ?? '', pattern);
      return number === undefined ? [] : [[number, field] as const];
    });
    const sorted = found.toSorted(([one], [other]) => one - other);
    return found.length === 0 ? [] : [{ pattern, fields: new Map(sorted) }];
  });
}

/** Whether the fields are numbered, and those of a form are stored alike. */
function isGatherable(chosen: readonly DraftField[], stored: readonly DraftField[]): boolean {
  const families = numberedIn(chosen);
  const count = families.reduce((sum, { fields }) => sum + fields.size, 0);
  if (count < chosen.length || families.every(({ fields }) => fields.size < 2)) return false;
  return families.every((family) => {
    const [first, ...others] = [...family.fields.values()].map((field) =>
      stored.find(({ name }) => name === field.was),
    );
    return others.every((other) => first && other && isAlike(first, other));
  });
}

function isAlike(one: DraftField, other: DraftField): boolean {
  return (
    one.definition.field_type === other.definition.field_type &&
    sameValue(one.definition.field_values, other.definition.field_values) &&
    sameValue(one.items?.map(storedAs), other.items?.map(storedAs))
  );
}

function storedAs({ name, definition, items }: DraftField): unknown {
  return { name, definition, items: items?.map(storedAs) };
}

/** A name that no sibling field has, except those that become part of the list. */
export function listNameFor(title: string, fields: readonly DraftField[], uids: readonly string[]): string {
  const others = fields.filter(({ uid }) => !uids.includes(uid));
  return freeName(others, nameFor(title));
}
