import type { PlanOperation } from '../../shared/wire/plans.ts';
import { withoutEnd } from '../../shared/without-end.ts';

/** The number at the `#` of a pattern such as `question_#`; undefined if the name does not have this form. */
export function numberIn(name: string, pattern: string): number | undefined {
  const [before = '', after = ''] = pattern.split('#');
  if (!pattern.includes('#') || !name.startsWith(before) || !name.endsWith(after)) return undefined;
  const middle = name.slice(before.length, name.length - after.length);
  return /^[1-9]\d{0,2}$/.test(middle) ? Number(middle) : undefined;
}

/** The fields of a column of `gather`: the pattern of their names or, for each item, a name or null. */
export type ColumnFields = NonNullable<PlanOperation['columns']>[string];

/** The number of the item that a field becomes part of; undefined if it is not in the column. */
export function rowIn(column: ColumnFields, name: string): number | undefined {
  if (typeof column === 'string') return numberIn(name, column);
  const at = column.indexOf(name);
  return at < 0 ? undefined : at + 1;
}

/** The common title of numbered fields: `Question 1` becomes `Question`. */
export function titleWithoutNumber(title: string): string {
  const words = withoutEnd(title, /\d/);
  return words === title ? title : withoutEnd(words, /[\s_-]/) || title;
}
