import type { Context } from '../../platform/context.ts';
import { readList, searchList } from '../../platform/database/list-in-slices.ts';
import type { Part, Window } from '../../platform/database/window.ts';
import * as rows from './repository.ts';

/** Reads a window of a workspace's pages; with a text, only of those whose title or path contains this folded text. */
export function readPages(
  { db, dialect }: Context,
  filter: rows.PageFilter,
  { text, window }: { text: string; window: Window },
): Promise<Part<rows.PageRecord>> {
  const reads = {
    count: async () => (await rows.countPages(db, filter))?.count ?? 0,
    at: (part: Window) => rows.selectPages(db, dialect, filter, part),
    idsAt: (part: Window) => rows.selectPageIds(db, dialect, filter, part),
    byIds: (ids: readonly string[]) => rows.selectPagesById(db, dialect, filter, ids),
  };
  if (text === '') return readList(reads, window);
  return searchList(
    reads,
    (after, limit) => rows.selectCandidates(db, dialect, filter, { text, after, limit }),
    window,
  );
}
