import { limits } from '../../../shared/limits.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import { timestamp } from '../../platform/clock.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/errors.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { fieldError } from '../../platform/errors/service-error.ts';
import { isReservedPath } from '../../platform/sites/reserved-paths.ts';
import type { Writing } from '../content/service.ts';
import { deleteFormerPath, insertFormerPath, selectTakenPaths } from './repository.ts';
import { selectLastVersion } from './version-repository.ts';

/** Normalises a path for storage; throws a field error if it is invalid or reserved. */
export function readUrlPath(text: string): string {
  const path = normalizeUrlPath(text);
  if (path === undefined) throw fieldError('url_path', 'invalid_path');
  if (isReservedPath(path)) throw fieldError('url_path', 'reserved_path');
  return path;
}

/**
 * Runs a write of a page. Reports a path of another page as taken, and a workspace deleted in the meantime as invalid.
 */
export async function rejectTakenPath<Answer>(write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError('url_path', 'path_taken');
    throw isForeignKeyViolation(error) ? fieldError('workspace', 'invalid_id') : error;
  }
}

/** Records a page's old path if it was ever live there: delivery redirects from it to the current path. */
export async function recordFormerPath(
  { context, tx }: Writing,
  page: PageRow,
  url_path: string,
): Promise<void> {
  await deleteFormerPath(tx, page.workspace, page.id, url_path);
  if ((await selectLastVersion(tx, page.id)) === undefined) return;
  await insertFormerPath(tx, {
    workspace: page.workspace,
    url_path: page.url_path,
    page: page.id,
    created_at: timestamp(context.clock),
  });
}

/** An unused path for a copy: `/about-copy`, `/about-copy-2`, … */
export async function freeCopyPath({ tx }: Writing, page: PageRow): Promise<string> {
  const longest = limits.urlPathLength - 10; // room for the number
  const stem = page.url_path === '/' ? '/copy' : `${page.url_path.slice(0, longest - 5)}-copy`;
  const taken = await selectTakenPaths(tx, page.workspace, stem);
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(path)) return path;
  }
}
