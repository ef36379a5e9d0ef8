import { foldText } from '../../../shared/fold-text.ts';
import type { Workspace, WorkspaceInput, WorkspacePatch } from '../../../shared/wire/workspaces.ts';
import { switchedAt, timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { retryOnLockTimeout } from '../../platform/database/retry-on-lock-timeout.ts';
import type { Changes } from '../../platform/database/records.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { removeDoomed } from '../files/service.ts';
import { dropWorkspace } from '../removal/service.ts';
import { beginWriting } from '../content/service.ts';
import { boundWorkspaces } from '../usage/service.ts';
import { newId } from '../../platform/ids.ts';
import { fieldError, requireFound, requireLine, ServiceError } from '../../platform/errors/service-error.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import * as rows from './repository.ts';
import { changeSeo, seoOf } from './workspace-seo.ts';
import { normalizeTags } from './tags.ts';
import { changeSite, rejectTakenSlug, siteOf, withSlug } from './workspace-site.ts';

export { ownerOf } from './names.ts';
export { recordOf, siteOf } from './workspace-site.ts';

/**
 * The workspace with an id from a path, for its owner; 404 for other callers, whether or not it exists. In a
 * transaction, call it with `{ ...context, db: tx }`.
 */
export async function requireWorkspace(context: Context<UserActor>, id: string): Promise<WorkspaceRow> {
  return requireFound(await rows.selectWorkspace(context.db, { owner: context.actor.id, id }));
}

/** The same, locked until the transaction ends. */
export async function lockWorkspace(context: Context<UserActor>, tx: Db, id: string): Promise<WorkspaceRow> {
  return requireFound(await rows.lockOwnWorkspace(tx, context.actor.id, id));
}

/** The workspace with an id from a body or query, for its owner; a field error on `workspace` for other callers. */
export async function requireWorkspaceField(context: Context<UserActor>, id: string): Promise<WorkspaceRow> {
  const row = await rows.selectWorkspace(context.db, { owner: context.actor.id, id });
  if (row === undefined) throw fieldError('workspace', 'invalid_id');
  return row;
}

export async function listWorkspaces(context: Context<UserActor>, window: Window) {
  const found = await rows.listWorkspaces(context.db, context.actor.id, window);
  return presentList(found, (row) => toWorkspace(context, row));
}

export async function getWorkspace(context: Context<UserActor>, id: string): Promise<Workspace> {
  const row = requireFound(await rows.selectCountedWorkspace(context.db, context.actor.id, id));
  return toWorkspace(context, row);
}

export async function createWorkspace(
  context: Context<UserActor>,
  input: WorkspaceInput,
): Promise<Workspace> {
  const id = newId();
  const owner = context.actor.id;
  const title = requireLine('title', input.title);
  const now = timestamp(context.clock);
  return withSlug(context, title, (site_slug) =>
    context.db.transaction().execute(async (tx) => {
      // The account was deleted in the meantime, and with it the session of this call.
      if (!(await rows.lockOwner(tx, owner))) throw new ServiceError('invalid_token');
      boundWorkspaces(context, await rows.countWorkspaces(tx, owner));
      await rows.insertWorkspace(tx, {
        ...{ id, owner, title, site_slug },
        type: input.type,
        title_folded: foldText(title),
        description: input.description ?? '',
        tags: JSON.stringify(normalizeTags(input.tags ?? [])),
        i18n_enabled_at: input.i18n_enabled === true ? now : null,
        created_at: now,
        seo_title_template: '',
        seo_description: '',
        site_enabled_at: null,
        site_domain: null,
        site_domain_proof: null,
        site_taken_down_at: null,
        site_taken_down_reason: '',
        site_language: context.language,
        preview_url: null,
      });
      return getWorkspace({ ...context, db: tx }, id);
    }),
  );
}

export function updateWorkspace(
  context: Context<UserActor>,
  id: string,
  patch: WorkspacePatch,
): Promise<Workspace> {
  const write = context.db.transaction().execute(async (tx) => {
    const row = await lockWorkspace(context, tx, id);
    const changes = {
      ...toChanges(row, patch, timestamp(context.clock)),
      ...changeSite(context, row, patch),
      ...(patch.seo && (await changeSeo(beginWriting(context, tx), id, patch.seo))),
    };
    await rows.updateWorkspace(tx, id, changes);
    return getWorkspace({ ...context, db: tx }, id);
  });
  return rejectTakenSlug(context.db, { ...patch, id }, write);
}

/**
 * Removes a workspace with its content. It is invisible once this returns, but the rest of a large one is removed
 * later.
 */
export async function deleteWorkspace(context: Context<UserActor>, id: string): Promise<void> {
  const files = await retryOnLockTimeout(context.db, async (tx) => {
    const row = await rows.lockWorkspaceForRemoval(tx, context.actor.id, id);
    if (row === undefined) throw new ServiceError('not_found');
    return dropWorkspace(context, tx, id);
  });
  await removeDoomed(context, files);
}

function toChanges(row: WorkspaceRow, patch: WorkspacePatch, now: string): Changes<WorkspaceRow> {
  const title = patch.title === undefined ? undefined : requireLine('title', patch.title);
  return {
    type: patch.type,
    title,
    title_folded: title === undefined ? undefined : foldText(title),
    description: patch.description,
    tags: patch.tags && JSON.stringify(normalizeTags(patch.tags)),
    i18n_enabled_at: switchedAt(patch.i18n_enabled, row.i18n_enabled_at, now),
  };
}

function toWorkspace({ config }: Context, row: rows.CountedWorkspaceRow): Workspace {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    tags: JSON.parse(row.tags) as string[],
    i18n_enabled: row.i18n_enabled_at !== null,
    seo: seoOf(row),
    ...siteOf(row, config),
    created_at: row.created_at,
    page_count: row.page_count,
    unread_inquiry_count: row.unread_inquiry_count,
    role: 'owner',
  };
}
