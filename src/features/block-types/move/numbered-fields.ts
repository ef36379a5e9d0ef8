import { numberIn, titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { withoutEnd } from '../../../../shared/without-end.ts';
import { definitionOf, type DraftField, type Fields } from '../draft/draft-field.ts';
import { nameFor } from '../draft/edit-fields.ts';

/** Fields with ids of the same form, such as `question_#`, by their numbers. */
export interface Family {
  readonly pattern: string;
  readonly fields: ReadonlyMap<number, DraftField>;
}

/** The last digits count: `h2_title_1` is one of `h2_title_#`. */
export function familiesIn(fields: Fields): readonly Family[] {
  const byPattern = Map.groupBy(fields, ({ id = '' }) => {
    const upTo = withoutEnd(id, /\D/);
    return upTo === '' ? id : `${withoutEnd(upTo, /\d/)}#${id.slice(upTo.length)}`;
  });
  return [...byPattern].flatMap(([pattern, alike]) => {
    const found = alike.flatMap((field) => {
      const number = numberIn(field.id ?? '', pattern);
      return number === undefined ? [] : [[number, field] as const];
    });
    const sorted = found.toSorted(([one], [other]) => one - other);
    return found.length === 0 ? [] : [{ pattern, fields: new Map(sorted) }];
  });
}

/** The numbers that any of these families has. */
export function numbersOf(families: readonly Family[]): readonly number[] {
  return [...new Set(families.flatMap(({ fields }) => [...fields.keys()]))].toSorted((a, b) => a - b);
}

/** The ids of the numbered fields that belong with this one: those of its form, and of all forms with the same numbers. */
export function numberedWith(field: DraftField, fields: Fields): readonly string[] {
  const families = familiesIn(fields);
  const own = families.find((family) => [...family.fields.values()].includes(field));
  if (own === undefined || own.fields.size < 2) return field.id === undefined ? [] : [field.id];
  const same = families.filter((family) => sameValue(numbersOf([family]), numbersOf([own])));
  const found = same.flatMap((family) => [...family.fields.values()]);
  return fields.flatMap((one) => (found.includes(one) ? (one.id ?? []) : []));
}

/** The ids of the first fields that look like a list; empty if none do. */
export function likelyFields(fields: Fields): readonly string[] {
  return fields.map((field) => numberedWith(field, fields)).find(({ length }) => length > 1) ?? [];
}

/** The name of the item field that a family becomes. */
export function columnName({ pattern, fields }: Family): string {
  const [first] = fields.values();
  const [before = '', after] = pattern.split('#');
  const joined = after === undefined ? before : `${withoutEnd(before, /_/)}_${after.replace(/^_+/, '')}`;
  const name = withoutEnd(joined.replace(/^[_0-9]+/, ''), /_/);
  return name || nameFor(titleWithoutNumber(first?.definition.field_title ?? ''));
}

/** Whether the fields are numbered, and those of a form have the same type and options. */
export function isGatherable(chosen: Fields): boolean {
  const families = familiesIn(chosen);
  const count = families.reduce((sum, { fields }) => sum + fields.size, 0);
  if (count < chosen.length || families.every(({ fields }) => fields.size < 2)) return false;
  return families.every(({ fields }) => {
    const [first, ...others] = [...fields.values()].map((field) => {
      const { field_type, field_values } = definitionOf(field, 0);
      return { field_type, field_values };
    });
    return others.every((other) => sameValue(first, other));
  });
}
