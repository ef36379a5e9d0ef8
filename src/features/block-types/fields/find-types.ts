import { foldText } from '../../../../shared/fold-text.ts';
import type { FieldType } from './field-types.ts';

/** Types whose names begin with the search come first, those that match only in the description last. */
export function findTypes(types: readonly FieldType[], search: string): FieldType[] {
  const sought = foldText(search.trim());
  const rank = ({ type, label, about }: FieldType) => {
    const names = [label, type].map(foldText);
    if (names.some((name) => name.startsWith(sought))) return 0;
    if (names.some((name) => name.includes(sought))) return 1;
    return foldText(about).includes(sought) ? 2 : undefined;
  };
  return [0, 1, 2].flatMap((wanted) => types.filter((type) => rank(type) === wanted));
}
