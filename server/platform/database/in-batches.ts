/**
 * Reads all rows of a table in batches, each after the last row of the one before, and calls `work` for each. Returns
 * the number of rows.
 */
export async function inBatches<Row>(
  next: (last: Row | undefined) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<void> | void,
): Promise<number> {
  let count = 0;
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) {
    for (const row of rows) await work(row);
    count += rows.length;
  }
  return count;
}
