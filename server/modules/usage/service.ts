import { limits } from '../../../shared/limits.ts';
import type { Usage } from '../../../shared/wire/usage.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import * as rows from './repository.ts';

export { boundPage, bytesOf, bytesOfComponents, countUsage, requireRoomForMedia } from './bounds.ts';
export { findWrongCounts, recount } from './recount.ts';

/** What the caller's workspaces hold. Administrators have no workspaces and use nothing. */
export async function getUsage({ db, actor }: Context<UserActor>): Promise<Usage> {
  const [workspaces, { pages }, { media, bytes }] = await Promise.all([
    rows.selectUsageByWorkspace(db, actor.id, limits.pageSizeMax),
    rows.countPagesOfOwner(db, actor.id),
    rows.countMediaOfOwner(db, actor.id),
  ]);
  return { pages, media, bytes, workspaces };
}
