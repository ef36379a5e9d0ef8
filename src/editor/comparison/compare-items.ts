import type { ValidatedField, ValidatedPart } from '../../../content-model/validate-field.ts';
import { changesAt, compareFields, movedPlaces, type Compared } from './compare-blocks.ts';

export interface ComparedItem extends Compared {
  readonly id: string;
  /** The current item, or the former one if it was removed since. */
  readonly part: ValidatedPart;
}

/** The items of a list that differ, in the current order, followed by those that were removed since. */
export function compareItems(before: ValidatedField, now: ValidatedField): readonly ComparedItem[] {
  const old = new Map(before.parts.map((part) => [part.id, part]));
  const current = new Map(now.parts.map((part) => [part.id, part]));
  const moved = movedPlaces(now.parts.flatMap(({ id }) => old.get(id)?.index ?? []));
  const removed = before.parts.filter(({ id }) => !current.has(id));
  const items = [...now.parts, ...removed].map((part): ComparedItem => {
    const { id } = part;
    const [was, is] = [old.get(id), current.get(id)];
    const fields = compareFields(was?.block, is?.block);
    const places = { before: was?.index, now: is?.index };
    const differs = fields.some((field) => field.differs);
    return { id, part, ...places, changes: changesAt({ ...places, differs }, moved), fields };
  });
  return items.filter(({ changes }) => changes.length > 0);
}
