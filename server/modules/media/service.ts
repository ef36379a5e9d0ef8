import { foldText } from '../../../shared/fold-text.ts';
import { serverLimits } from '../../../shared/server-limits.ts';
import type { ReferringContent } from '../../../shared/wire/content.ts';
import type { Media, MediaPatch } from '../../../shared/wire/media.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../platform/database/errors.ts';
import { doomFiles, filesOfImage, removeDoomed, settleFile } from '../files/service.ts';
import { rejectOtherValues } from '../../platform/errors/fixed-members.ts';
import { newId } from '../../platform/ids.ts';
import { ImageError, processImage, type Image } from './images.ts';
import {
  InvalidFieldsError,
  fieldMessage,
  fieldError,
  requireFound,
  ServiceError,
} from '../../platform/errors/service-error.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { listSources, namesOfSources } from '../content/service.ts';
import { countUsage, requireRoomForMedia } from '../usage/service.ts';
import { requireWorkspace, requireWorkspaceField } from '../workspaces/service.ts';
import { storedName } from './file-name.ts';
import { type MediaWanted, readMediaList } from './list-media.ts';
import * as rows from './repository.ts';

/** The scope of images: one workspace's, or, for an administrator, all. */
export interface MediaScope {
  readonly workspace?: string | undefined;
  readonly all: boolean;
}

/** Lists images in an order, the newest first by default; all of them, or those that match. */
export async function listMedia(
  context: Context<UserActor>,
  wanted: MediaWanted & { scope: MediaScope; window: Window },
): Promise<{ rows: Media[]; count: number }> {
  const { scope, window } = wanted;
  if (!scope.all && scope.workspace === undefined) throw fieldError('workspace', 'required');
  return presentList(await readMediaList(context, await openScope(context, scope), wanted, window), present);
}

export function listMediaFiles(
  db: Db,
): Promise<readonly { readonly file: string; readonly bytes: number }[]> {
  return rows.selectFiles(db);
}

export async function getMedia(context: Context<UserActor>, id: string, scope: MediaScope): Promise<Media> {
  return readMedia(context.db, await openScope(context, scope), id);
}

export async function listMediaReferences(
  context: Context<UserActor>,
  id: string,
  scope: MediaScope,
): Promise<ReferringContent> {
  const { workspace } = await getMedia(context, id, scope);
  return listSources(context, context.db, { workspace, kind: 'media', id });
}

export interface MediaUpload {
  readonly workspace: string;
  /** The result of `shownName`. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly alt?: string;
}

export interface PreparedUpload {
  readonly workspace: string;
  readonly name: string;
  readonly alt: string;
  readonly image: Image;
}

/** Decodes and re-encodes an uploaded file if it may be stored in its workspace. */
export async function prepareUpload(
  context: Context<UserActor>,
  { workspace, name, bytes, alt = '' }: MediaUpload,
): Promise<PreparedUpload> {
  await requireWorkspaceField(context, workspace);
  await requireRoomForMedia(context, workspace);
  return { workspace, name, alt, image: await readImage(bytes) };
}

/**
 * Stores an image. The file is durable before its row is written, so no row references a missing file. A file whose row
 * could not be written is never settled, and the sweep removes it.
 */
export async function storeUpload(
  context: Context<UserActor>,
  { workspace, name, alt, image }: PreparedUpload,
): Promise<Media> {
  const { bytes, width, height } = image;
  const id = newId();
  const file = storedName(id, image);
  await context.files.write(file, bytes);
  const created_at = timestamp(context.clock);
  const folded = { name_folded: foldText(name), alt_folded: foldText(alt) };
  const row = { id, workspace, file, name, width, height, bytes: bytes.length, alt, created_at, ...folded };
  try {
    await context.db.transaction().execute(async (tx) => {
      await settleFile(tx, file);
      await rows.insertMedia(tx, row);
      await countUsage({ context, tx }, workspace, { media: 1, media_bytes: bytes.length });
    });
  } catch (error) {
    // The workspace was deleted during the upload.
    throw isForeignKeyViolation(error) ? fieldError('workspace', 'invalid_id') : error;
  }
  return present({ ...row, used: 0 });
}

export async function uploadMedia(context: Context<UserActor>, upload: MediaUpload): Promise<Media> {
  return storeUpload(context, await prepareUpload(context, upload));
}

/** Changes the alternative text. Live pages show the change at once. */
export async function updateMedia(
  context: Context<UserActor>,
  { id, scope, patch }: { id: string; scope: MediaScope; patch: MediaPatch },
): Promise<Media> {
  return context.db.transaction().execute(async (tx) => {
    const wanted = await openScope({ ...context, db: tx }, scope);
    const stored = await readMedia(tx, wanted, id);
    rejectOtherValues(patch, stored, ['workspace']);
    await rows.updateMediaRow(tx, stored, { alt: patch.alt, alt_folded: foldText(patch.alt) });
    return readMedia(tx, wanted, id);
  });
}

/** Removes an image. If it is in use, this fails with the names of the places, unless `force` is set. */
export async function deleteMedia(
  context: Context<UserActor>,
  { id, scope, force }: { id: string; scope: MediaScope; force: boolean },
): Promise<void> {
  const files = await context.db.transaction().execute(async (tx) => {
    const wanted = await openScope({ ...context, db: tx }, scope);
    const row = requireFound(await rows.lockMedia(tx, wanted, id));
    if (!force) await rejectUsed(context, tx, row);
    if (row.alt !== '') await rows.leaveDescription(tx, row);
    await rows.deleteMediaRow(tx, row);
    const doomed = filesOfImage(row);
    await doomFiles(context, tx, doomed);
    await countUsage({ context, tx }, row.workspace, { media: -1, media_bytes: -row.bytes });
    return doomed;
  });
  await removeDoomed(context, files);
}

async function openScope(context: Context<UserActor>, scope: MediaScope): Promise<rows.MediaScope> {
  const admin = context.actor.kind === 'admin';
  if (admin !== scope.all) throw new ServiceError('permission_denied');
  if (admin) return { everybody: true };
  if (scope.workspace === undefined) return { owner: context.actor.id };
  return { workspace: (await requireWorkspace(context, scope.workspace)).id };
}

async function readImage(bytes: Buffer): Promise<Image> {
  try {
    return await processImage(bytes);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const { reason } = error;
    if (reason === 'animation_lost') throw fieldError('file', reason);
    if (reason !== 'not_an_image')
      throw fieldError('file', reason, { max: serverLimits.imagePixels / 1_000_000 });
    throw new InvalidFieldsError([['file', [fieldMessage(reason), fieldMessage('image_kinds')]]]);
  }
}

async function rejectUsed(
  context: Context,
  tx: Db,
  { workspace, id }: { workspace: string; id: string },
): Promise<void> {
  const sources = await namesOfSources(context, tx, { workspace, kind: 'media', id });
  if (sources.length > 0) throw new ServiceError('media_in_use', { params: { sources: sources.join(', ') } });
}

async function readMedia(db: Db, scope: rows.MediaScope, id: string): Promise<Media> {
  const row = requireFound(await rows.selectMedia(db, scope, id));
  return present(row);
}

function present(row: rows.MediaRecord): Media {
  const { id, file, workspace, name, width, height, bytes, alt, created_at, used } = row;
  return { id, file, workspace, name, width, height, bytes, alt, created_at, in_use: used === 1 };
}
