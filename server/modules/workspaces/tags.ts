import { foldText } from '../../../shared/fold-text.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { Tag } from '../../../shared/wire/tags.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Window } from '../../platform/database/window.ts';
import { selectTags } from './repository.ts';

/**
 * Lists the tags of one or all of the caller's workspaces alphabetically, each with the number of the caller's
 * workspaces that have it. Spellings that differ only in case, script or diacritics are one tag.
 */
export async function listTags(
  context: Context<UserActor>,
  query: { workspace: string | undefined; window: Window },
): Promise<{ rows: Tag[]; count: number }> {
  const stored = await selectTags(context.db, context.actor.id);
  const workspaces = stored.map(({ id, tags }) => ({ id, tags: JSON.parse(tags) as string[] }));
  const asked = workspaces.filter(({ id }) => query.workspace === undefined || id === query.workspace);
  if (query.workspace !== undefined && asked.length === 0) throw new ServiceError('not_found');
  const counts = new Map<string, number>();
  for (const same of workspaces.flatMap(({ tags }) => tags).map(foldText))
    counts.set(same, (counts.get(same) ?? 0) + 1);
  const titles = new Map<string, string>();
  for (const tag of asked.flatMap(({ tags }) => tags))
    if (!titles.has(foldText(tag))) titles.set(foldText(tag), tag);
  const found = [...titles]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([same, title]) => ({ title, count: counts.get(same) ?? 0 }));
  const { offset, limit } = query.window;
  return { rows: found.slice(offset, offset + limit), count: found.length };
}

/** Normalises tags for storage: trimmed, and without duplicates in any spelling (`Čaj`, `caj`, `ЧАЈ`). */
export function normalizeTags(written: readonly string[]): readonly string[] {
  const tags = new Map<string, string>();
  for (const text of written) {
    const tag = oneLine(text);
    const same = foldText(tag);
    if (same !== '' && !tags.has(same)) tags.set(same, tag);
  }
  return [...tags.values()];
}
