import { limits } from '../../../src/shared/limits.ts';
import type { Media, MediaPatch } from '../../../src/shared/wire/media.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuseOtherValues } from '../../platform/fixed-members.ts';
import type { Window } from '../../platform/http/list-answer.ts';
import { newId } from '../../platform/ids.ts';
import { PictureError, processPicture, type Picture } from '../../platform/images.ts';
import { refuseField, Refusal } from '../../platform/refusal.ts';
import { namesOfSources } from '../content/service.ts';
import { removeFiles, requireWorkspace, requireWorkspaceField } from '../workspaces/service.ts';
import { shownName, storedName } from './file-name.ts';
import * as rows from './repository.ts';

/** Whose pictures are meant: one workspace's, or, for an administrator, everybody's. */
export interface MediaScope {
  readonly workspace?: string | undefined;
  readonly all: boolean;
}

/** Pictures, the newest first. */
export async function listMedia(
  context: Context<UserActor>,
  { scope, window }: { scope: MediaScope; window: Window },
): Promise<{ rows: Media[]; count: number }> {
  if (!scope.all && scope.workspace === undefined) throw refuseField('workspace', 'required');
  const wanted = await openScope(context, scope);
  const [found, { count }] = await Promise.all([
    rows.selectMediaList(context.db, wanted, window),
    rows.countMedia(context.db, wanted),
  ]);
  return { rows: found.map(present), count };
}

export async function getMedia(context: Context<UserActor>, id: string, scope: MediaScope): Promise<Media> {
  return readMedia(context.db, await openScope(context, scope), id);
}

/** An uploaded file, and for which workspace. */
export interface MediaUpload {
  readonly workspace: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly alt?: string;
}

/**
 * Stores a picture. The file is durable before its row is written, so that no row ever names a file that is not
 * there; when the row cannot be written the file goes again.
 */
export async function uploadMedia(context: Context<UserActor>, upload: MediaUpload): Promise<Media> {
  const { id: workspace } = await requireWorkspaceField(context, upload.workspace);
  const picture = await readPicture(upload.bytes);
  const id = newId();
  const file = storedName(id, picture.bytes, picture.extension);
  await context.files.write(file, picture.bytes);
  try {
    await rows.insertMedia(context.db, {
      id,
      workspace,
      file,
      name: shownName(upload.name),
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes.length,
      alt: upload.alt ?? '',
      created_at: timestamp(context.clock),
    });
  } catch (error) {
    await removeFiles(context, [file]);
    throw error;
  }
  return readMedia(context.db, { workspace }, id);
}

/** Changes the alternative text, which live pages show at once. */
export async function updateMedia(
  context: Context<UserActor>,
  { id, scope, patch }: { id: string; scope: MediaScope; patch: MediaPatch },
): Promise<Media> {
  return context.db.transaction().execute(async (tx) => {
    const wanted = await openScope({ ...context, db: tx }, scope);
    const stored = await readMedia(tx, wanted, id);
    refuseOtherValues(patch, stored, ['workspace']);
    const { workspace } = stored;
    await rows.updateMediaRow(tx, workspace, id, { alt: patch.alt });
    await context.changes.publish(tx, 'content', workspace);
    return readMedia(tx, wanted, id);
  });
}

/** Removes a picture. One that is shown somewhere is refused with the names of the places, unless `force` is set. */
export async function deleteMedia(
  context: Context<UserActor>,
  { id, scope, force }: { id: string; scope: MediaScope; force: boolean },
): Promise<void> {
  const file = await context.db.transaction().execute(async (tx) => {
    const wanted = await openScope({ ...context, db: tx }, scope);
    const row = await rows.lockMedia(tx, context.dialect, wanted, id);
    if (row === undefined) throw new Refusal('not_found');
    if (!force) await refuseUsed(tx, row);
    await rows.deleteMediaRow(tx, row.workspace, id);
    await context.changes.publish(tx, 'content', row.workspace);
    return row.file;
  });
  await removeFiles(context, [file]);
}

async function openScope(context: Context<UserActor>, scope: MediaScope): Promise<rows.MediaScope> {
  const admin = context.actor.kind === 'admin';
  if (admin !== scope.all) throw new Refusal('permission_denied');
  if (admin) return { everybody: true };
  if (scope.workspace === undefined) return { owner: context.actor.id };
  return { workspace: (await requireWorkspace(context, scope.workspace)).id };
}

async function readPicture(bytes: Buffer): Promise<Picture> {
  try {
    return await processPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.reason === 'not_an_image') throw refuseField('file', 'not_an_image');
    throw refuseField('file', 'too_many_pixels', { max: limits.imagePixels / 1_000_000 });
  }
}

async function refuseUsed(tx: Db, { workspace, id }: { workspace: string; id: string }): Promise<void> {
  const sources = await namesOfSources(tx, { workspace, kind: 'media', id });
  if (sources.length > 0) throw new Refusal('media_in_use', { params: { sources: sources.join(', ') } });
}

async function readMedia(db: Db, scope: rows.MediaScope, id: string): Promise<Media> {
  const row = await rows.selectMedia(db, scope, id);
  if (row === undefined) throw new Refusal('not_found');
  return present(row);
}

function present({ used, ...row }: rows.MediaRecord): Media {
  return { ...row, in_use: used === 1 };
}
