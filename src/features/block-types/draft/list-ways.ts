/** How stored fields become a list: numbered ones are gathered, lines are split, and others become its only item. */
export const listWays = ['gather', 'split', 'wrap'] as const;
export type ListWay = (typeof listWays)[number];

export interface ListSource {
  readonly way: ListWay;
  /**
   * For each item, the stored fields by the names (`was`) that they first have in the item. The field whose lines are
   * split is under `lines`.
   */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Between the parts of a line. */
  readonly separator?: string;
}

/** Represents all fields of an item made from a line. */
export const lines = '';
