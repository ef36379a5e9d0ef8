import type { Context } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { nextTurn, turnFor } from '../../platform/turns.ts';
import type { Window } from '../../platform/window.ts';
import * as rows from './repository.ts';

/** Roughly what a page takes in a list, in bytes. */
export const bytesOfSummary = 500;

/** The most pages that a search looks at in one turn: a few milliseconds of work. */
const candidatesAtOnce = 1000;

/** A part of a list. */
interface Part {
  readonly found: rows.PageRecord[];
  /** How many pages the whole list has. */
  readonly count: number;
}

/** The most pages that are read in one turn. */
const pagesAtOnce = 250;

/** A part of all pages of a workspace. */
export async function readPages(context: Context, filter: rows.PageFilter, window: Window): Promise<Part> {
  const { db, dialect } = context;
  await turnFor((window.offset + window.limit) * bytesOfSummary);
  const counted = await rows.countPages(db, filter);
  const count = counted?.count ?? 0;
  if (window.limit <= pagesAtOnce)
    return { found: await rows.selectPages(db, dialect, filter, window), count };
  const ids = await rows.selectPageIds(db, dialect, filter, window);
  return { found: await readByIds(context, filter, ids), count };
}

/** A part of the pages whose title or path contains this folded text. Looks at all pages of the workspace, in turns. */
export async function searchPages(
  context: Context,
  filter: rows.PageFilter,
  { text, window: { offset, limit } }: { text: string; window: Window },
): Promise<Part> {
  const { db, dialect } = context;
  // A page that changes meanwhile may move to a later place, and be met again.
  const matching = new Set<string>();
  const next = async (after: rows.Candidate | undefined) => {
    await nextTurn();
    return rows.selectCandidates(db, dialect, filter, { text, after, limit: candidatesAtOnce });
  };
  await inBatches(next, ({ id, matches }) => {
    if (matches === 1) matching.add(id);
  });
  const ids = [...matching].slice(offset, offset + limit);
  return { found: await readByIds(context, filter, ids), count: matching.size };
}

async function readByIds(
  { db, dialect }: Context,
  filter: rows.PageFilter,
  ids: readonly string[],
): Promise<rows.PageRecord[]> {
  const found: rows.PageRecord[] = [];
  for (let from = 0; from < ids.length; from += pagesAtOnce) {
    await nextTurn();
    found.push(...(await rows.selectPagesById(db, dialect, filter, ids.slice(from, from + pagesAtOnce))));
  }
  return found;
}
