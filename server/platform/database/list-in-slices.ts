import type { Candidate } from './table-order.ts';
import { inBatches } from './in-batches.ts';
import { yieldToOthers, yieldFor } from '../limits/time-slices.ts';
import type { Part, Window } from './window.ts';

/** Maximum records that a search examines per time slice: a few milliseconds of work. */
const candidatesAtOnce = 1000;

/** Maximum records that are read per time slice. */
const recordsAtOnce = 250;

/** Approximate bytes of a record in a list. */
const bytesOfRecord = 500;

export interface ListReads<Record> {
  count(): Promise<number>;
  at(window: Window): Promise<Record[]>;
  idsAt(window: Window): Promise<readonly string[]>;
  byIds(ids: readonly string[]): Promise<Record[]>;
}

export async function readList<Record>(reads: ListReads<Record>, window: Window): Promise<Part<Record>> {
  await yieldFor((window.offset + window.limit) * bytesOfRecord);
  const count = await reads.count();
  if (window.limit <= recordsAtOnce) return { found: await reads.at(window), count };
  return { found: await readByIds(reads, await reads.idsAt(window)), count };
}

/** Reads a window of the matching records, after examining all candidates in time slices. */
export async function searchList<Record>(
  reads: Pick<ListReads<Record>, 'byIds'>,
  candidates: (after: Candidate | undefined, limit: number) => Promise<readonly Candidate[]>,
  { offset, limit }: Window,
): Promise<Part<Record>> {
  // A record that changes meanwhile may move to a later position and appear twice.
  const matching = new Set<string>();
  const next = async (after: Candidate | undefined) => {
    await yieldToOthers();
    return candidates(after, candidatesAtOnce);
  };
  await inBatches(next, ({ id, matches }) => {
    if (matches === 1) matching.add(id);
  });
  const ids = [...matching].slice(offset, offset + limit);
  return { found: await readByIds(reads, ids), count: matching.size };
}

/** Maps the records to list items. Serialising follows, which is heavy for a long list. */
export async function presentList<Record, Item>(
  { found, count }: Part<Record>,
  present: (record: Record) => Item,
): Promise<{ rows: Item[]; count: number }> {
  const rows = found.map(present);
  await yieldFor(rows.length * bytesOfRecord);
  return { rows, count };
}

async function readByIds<Record>(
  { byIds }: Pick<ListReads<Record>, 'byIds'>,
  ids: readonly string[],
): Promise<Record[]> {
  const found: Record[] = [];
  for (let from = 0; from < ids.length; from += recordsAtOnce) {
    await yieldToOthers();
    found.push(...(await byIds(ids.slice(from, from + recordsAtOnce))));
  }
  return found;
}
