import { http } from '../lib/http.ts';
import { upload } from '../lib/upload.ts';
import { addresses, type MediaScope, type MediaWanted } from './addresses.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { ReferringContent } from '../../shared/wire/content.ts';
import type { Media, MediaPatch } from '../../shared/wire/media.ts';

export type { MediaScope };

export interface MediaRequest extends MediaWanted {
  readonly scope: MediaScope;
  readonly signal?: AbortSignal;
}

export function listMedia({ scope, signal, ...wanted }: MediaRequest): Promise<ListAnswer<Media>> {
  return http.get(addresses.media(scope, wanted), signal && { signal });
}

export function readMedia(id: string, scope: MediaScope): Promise<Media> {
  return http.get(`/api/media/${id}/`, { query: { ...scope } });
}

export function listMediaReferences(id: string, scope: MediaScope): Promise<ReferringContent> {
  return http.get(`/api/media/${id}/references/`, { query: { ...scope } });
}

export interface MediaUpload {
  readonly workspace: string;
  readonly file: File;
  /** The original file name: `file` has a hash. */
  readonly name: string;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** The workspace comes first, so the server knows it before the file streams in. */
export function uploadMedia({ workspace, file, name, ...options }: MediaUpload): Promise<Media> {
  const form = new FormData();
  form.append('workspace', workspace);
  form.append('name', name);
  form.append('file', file, file.name);
  return upload('/api/media/', form, options);
}

export function updateMedia(id: string, patch: MediaPatch): Promise<Media> {
  return http.patch(`/api/media/${id}/`, { body: patch });
}

/** With `force`, also deletes an image that blocks still show; without it, the server rejects that. */
export function deleteMedia(id: string, scope: MediaScope, force = false): Promise<void> {
  return http.delete(`/api/media/${id}/`, { query: { ...scope, force: force ? 1 : undefined } });
}

/** Whether the server reports a stored image as gone; false if the server cannot be reached. */
export async function isMediaGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(mediaUrl(file), { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

export function mediaUrl(file: string): string {
  const base = (import.meta.env['VITE_MEDIA_BASE'] as string | undefined) ?? '/media/';
  return `${base.replace(/\/?$/, '/')}${file.split('/').map(encodeURIComponent).join('/')}`;
}
