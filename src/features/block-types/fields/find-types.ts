import { foldText } from '../../../../shared/fold-text.ts';
import type { FieldType } from './field-types.ts';

/** The types that a search finds: those whose names begin with it first, those that only their descriptions tell of last. */
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
