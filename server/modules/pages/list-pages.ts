import { foldText } from '../../../shared/fold-text.ts';
import type { PageSummary } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { presentPage } from './present-page.ts';
import * as rows from './repository.ts';

export const pageOrderings = [
  'title',
  '-title',
  'url_path',
  '-url_path',
  'last_update',
  '-last_update',
] as const;
type PageOrdering = (typeof pageOrderings)[number];

const columns = { title: 'title_folded', url_path: 'url_path', last_update: 'last_update' } as const;

interface PageQuery {
  readonly workspace: string;
  readonly search: string | undefined;
  readonly ordering: PageOrdering | undefined;
  readonly window: Window;
}

/** Lists the pages of a workspace without their blocks; by default in the order of their creation. */
export async function listPages(
  context: Context<UserActor>,
  { workspace, search = '', ordering, window }: PageQuery,
): Promise<{ rows: PageSummary[]; count: number }> {
  await requireWorkspace(context, workspace);
  const filter = {
    workspace,
    column: ordering === undefined ? 'id' : columns[ordering.replace('-', '') as keyof typeof columns],
    direction: ordering?.startsWith('-') === true ? ('desc' as const) : ('asc' as const),
    text: foldText(search).trim(),
  } as const;
  return presentList(await rows.listPages(context.db, filter, window), presentPage);
}
