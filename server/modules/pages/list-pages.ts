import type { Context, UserActor } from '../../platform/context.ts';
import { readList, searchList, presentList } from '../../platform/database/list-in-slices.ts';
import type { Part, Window } from '../../platform/database/window.ts';
import * as rows from './repository.ts';
import { foldText } from '../../../shared/fold-text.ts';
import type { PageSummary } from '../../../shared/wire/content.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { presentPage } from './present-page.ts';

export const pageOrderings = [
  'title',
  '-title',
  'url_path',
  '-url_path',
  'last_update',
  '-last_update',
] as const;
export type PageOrdering = (typeof pageOrderings)[number];

/** Lists the pages of a workspace without their blocks; by age by default. */
export async function listPages(
  context: Context<UserActor>,
  wanted: {
    workspace: string;
    search: string | undefined;
    ordering: PageOrdering | undefined;
    window: Window;
  },
): Promise<{ rows: PageSummary[]; count: number }> {
  const { workspace, ordering, window } = wanted;
  await requireWorkspace(context, workspace);
  const filter = {
    workspace,
    column: columnOf(ordering),
    direction: ordering?.startsWith('-') === true ? ('desc' as const) : ('asc' as const),
  };
  const text = foldText(wanted.search ?? '').trim();
  return presentList(await readPages(context, filter, { text, window }), presentPage);
}

/** Reads a window of a workspace's pages; with a text, only of those whose title or path contains this folded text. */
function readPages(
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

function columnOf(ordering: PageOrdering | undefined): rows.PageFilter['column'] {
  const field = ordering?.replace('-', '') as 'title' | 'url_path' | 'last_update' | undefined;
  if (field === undefined) return 'id';
  return field === 'title' ? 'title_folded' : field;
}
