import type { Candidate } from './database/table-order.ts';
import { inBatches } from './database/in-batches.ts';
import { nextTurn, turnFor } from './turns.ts';
import type { Window } from './window.ts';

/** The most records that a search looks at in one turn: a few milliseconds of work. */
const candidatesAtOnce = 1000;

/** The most records that are read in one turn. */
const recordsAtOnce = 250;

/** Roughly what a record takes in a list, in bytes. */
const bytesOfRecord = 500;

/** A part of a list. */
export interface Part<Record> {
  readonly found: Record[];
  /** How many records the whole list has. */
  readonly count: number;
}

/** How the records of a list are read. */
export interface ListReads<Record> {
  count(): Promise<number>;
  at(window: Window): Promise<Record[]>;
  idsAt(window: Window): Promise<readonly string[]>;
  byIds(ids: readonly string[]): Promise<Record[]>;
}

/** A part of a whole list. */
export async function readList<Record>(reads: ListReads<Record>, window: Window): Promise<Part<Record>> {
  await turnFor((window.offset + window.limit) * bytesOfRecord);
  const count = await reads.count();
  if (window.limit <= recordsAtOnce) return { found: await reads.at(window), count };
  return { found: await readByIds(reads, await reads.idsAt(window)), count };
}

/** A part of the records that match. Looks at all candidates, in turns. */
export async function searchList<Record>(
  reads: Pick<ListReads<Record>, 'byIds'>,
  candidates: (after: Candidate | undefined, limit: number) => Promise<readonly Candidate[]>,
  { offset, limit }: Window,
): Promise<Part<Record>> {
  // A record that changes meanwhile may move to a later place, and be met again.
  const matching = new Set<string>();
  const next = async (after: Candidate | undefined) => {
    await nextTurn();
    return candidates(after, candidatesAtOnce);
  };
  await inBatches(next, ({ id, matches }) => {
    if (matches === 1) matching.add(id);
  });
  const ids = [...matching].slice(offset, offset + limit);
  return { found: await readByIds(reads, ids), count: matching.size };
}

/** What is listed, as it is answered. The answer is made into JSON next, which is heavy for a long list. */
export async function presentList<Record, Item>(
  { found, count }: Part<Record>,
  present: (record: Record) => Item,
): Promise<{ rows: Item[]; count: number }> {
  const rows = found.map(present);
  await turnFor(rows.length * bytesOfRecord);
  return { rows, count };
}

async function readByIds<Record>(
  { byIds }: Pick<ListReads<Record>, 'byIds'>,
  ids: readonly string[],
): Promise<Record[]> {
  const found: Record[] = [];
  for (let from = 0; from < ids.length; from += recordsAtOnce) {
    await nextTurn();
    found.push(...(await byIds(ids.slice(from, from + recordsAtOnce))));
  }
  return found;
}
