/** How stored fields become a list: numbered ones are gathered, lines are split, and others become its only item. */
export const listWays = ['gather', 'split', 'wrap'] as const;
/** One of these ways. */
export type ListWay = (typeof listWays)[number];

/** The stored fields that a new list is made of. */
export interface ListSource {
  readonly way: ListWay;
  /**
   * For each item, the stored field under the name (`was`) that it first has in the item. The field whose lines are split
   * stands under `lines`.
   */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** What stands between the parts of a line. */
  readonly separator?: string;
}

/** Stands for all fields of an item that are made of a line. */
export const lines = '';
