import type { PageRow } from '../../platform/database/schema.ts';
import { recordHistory, type Writing } from '../content/service.ts';
import { updatePageRow } from './repository.ts';

/** Saves a page to the history before it is overwritten or deleted. Its blocks have their own history. */
export async function recordPage(writing: Writing, page: PageRow): Promise<void> {
  const { id, workspace, revision, title, url_path, live_version } = page;
  await recordHistory(writing, [
    {
      workspace,
      source: id,
      source_kind: 'page',
      source_page: id,
      block_content_model: null,
      revision,
      data: JSON.stringify({ title, url_path, live_version }),
    },
  ]);
}

/** Increments the page's revision and saves its previous state. */
export async function countRevision(writing: Writing, before: PageRow): Promise<void> {
  await recordPage(writing, before);
  await updatePageRow(writing.tx, before, { revision: before.revision + 1 });
}
