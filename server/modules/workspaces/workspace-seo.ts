import { oneLine } from '../../../shared/one-line.ts';
import { findUnknownPlaceholder, knownPlaceholders } from '../../../shared/seo-title.ts';
import type { WorkspaceSeo, WorkspaceSeoPatch } from '../../../shared/wire/workspaces.ts';
import type { Changes } from '../../platform/database/records.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { fieldError } from '../../platform/errors/service-error.ts';
import { replaceImage, type Writing } from '../content/service.ts';
import type { CountedWorkspaceRow } from './repository.ts';

export function seoOf(row: CountedWorkspaceRow): WorkspaceSeo {
  const { seo_title_template, seo_description, seo_media: id, seo_file: file } = row;
  return {
    title_template: seo_title_template,
    description: seo_description,
    media: id === null || file === null ? [] : [{ id, file }],
  };
}

/**
 * Validates the settings and stores the image as a reference of the workspace, so it counts as in use. Returns the
 * columns to change in the workspace, whose row the caller has locked.
 */
export async function changeSeo(
  writing: Writing,
  workspace: string,
  { title_template, description, media }: WorkspaceSeoPatch,
): Promise<Changes<WorkspaceRow>> {
  const unknown = findUnknownPlaceholder(title_template ?? '');
  if (unknown !== undefined)
    throw fieldError(['seo', 'title_template'], 'unknown_placeholder', {
      placeholder: unknown,
      known: knownPlaceholders,
    });
  if (media !== undefined && !(await replaceImage(writing, { workspace, source: workspace, media })))
    throw fieldError(['seo', 'media'], 'other_workspace');
  return {
    seo_title_template: title_template === undefined ? undefined : oneLine(title_template),
    seo_description: description === undefined ? undefined : oneLine(description),
  };
}
