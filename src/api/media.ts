import { http } from '../lib/http.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Media, MediaPatch } from '../../shared/wire/media.ts';

/** Whose media: one workspace's, or, for an administrator, everybody's. */
export type MediaScope = { readonly workspace: string } | { readonly all: 1 };

export interface MediaRequest {
  readonly scope: MediaScope;
  readonly page: number;
  readonly pageSize: number;
  readonly signal?: AbortSignal;
}

export function listMedia({ scope, page, pageSize, signal }: MediaRequest): Promise<ListAnswer<Media>> {
  const query = { ...scope, page, page_size: pageSize };
  return http.get('/api/media/', signal === undefined ? { query } : { query, signal });
}

export interface MediaUpload {
  readonly workspace: string;
  readonly file: File;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Stores one picture. The workspace goes first, so that the server knows it before the file streams in. */
export function uploadMedia({ workspace, file, ...options }: MediaUpload): Promise<Media> {
  const form = new FormData();
  form.append('workspace', workspace);
  form.append('file', file, file.name);
  return http.upload('/api/media/', form, options);
}

export function updateMedia(id: string, patch: MediaPatch): Promise<Media> {
  return http.patch(`/api/media/${id}/`, { body: patch });
}

/** `force` also deletes a picture that blocks still show; without it the server refuses. */
export function deleteMedia(id: string, scope: MediaScope, force = false): Promise<void> {
  return http.delete(`/api/media/${id}/`, { query: { ...scope, force: force ? 1 : undefined } });
}

/** Whether the server says that a stored picture is no longer there; false when it cannot be asked. */
export async function isMediaGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(mediaUrl(file), { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** The address of a stored picture. */
export function mediaUrl(file: string): string {
  const base = (import.meta.env['VITE_MEDIA_BASE'] as string | undefined) ?? '/media/';
  return `${base.replace(/\/?$/, '/')}${file.split('/').map(encodeURIComponent).join('/')}`;
}
