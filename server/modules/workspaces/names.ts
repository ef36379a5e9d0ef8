import { foldText } from '../../../shared/fold-text.ts';
import type { WorkspaceName } from '../../../shared/wire/websites.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { writtenAddress } from '../../platform/sites/written-domain.ts';
import * as rows from './repository.ts';

/** For administrators. */
export async function listNames(
  { db }: Context<UserActor>,
  { search, ids }: rows.NameFilter,
  window: Window,
): Promise<{ rows: WorkspaceName[]; count: number }> {
  const filter = { search: foldText(search.trim()), ids };
  return presentList(await rows.listNames(db, filter, window), (row) => {
    const { id, type, title } = row;
    return { id, type, title, owner: ownerOf(row) };
  });
}

export function ownerOf(row: {
  readonly owner: string;
  readonly owner_name: string;
  readonly owner_email: string;
}): WorkspaceName['owner'] {
  const email = row.owner_email;
  return { id: row.owner, name: row.owner_name, email, email_written: writtenAddress(email) };
}
