import type { PageSummary, PageVersion } from '../../../shared/wire/content.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import type { PageRecord } from './repository.ts';

/** A stored page in the format of lists. */
export function presentPage(row: PageRecord): PageSummary {
  return {
    id: row.id,
    title: row.title,
    url_path: row.url_path,
    workspace: row.workspace,
    in_draft: row.live_version === null,
    has_unpublished_changes: row.live_version !== null && row.edits !== row.published_edits,
    can_be_deleted: row.linked === 0,
    published_at: row.published_at,
    created_at: row.created_at,
    created_by: userReference(row.created_by, row.creator_name, row.creator_email),
    last_update: row.last_update,
    last_update_by: userReference(row.last_update_by, row.editor_name, row.editor_email),
    revision: row.revision,
  };
}

/** A published version in the format of lists. */
export function presentVersion(row: {
  version: number;
  title: string;
  url_path: string;
  published_at: string;
  published_by: string | null;
  publisher_name: string | null;
  publisher_email: string | null;
}): PageVersion {
  const { version, title, url_path, published_at } = row;
  const published_by = userReference(row.published_by, row.publisher_name, row.publisher_email);
  return { version, title, url_path, published_at, published_by };
}
