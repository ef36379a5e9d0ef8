import { foldText } from '../../../shared/fold-text.ts';
import type { MediaOrdering } from '../../../shared/wire/media.ts';
import type { Context } from '../../platform/context.ts';
import type { Part, Window } from '../../platform/database/window.ts';
import * as rows from './repository.ts';

export interface MediaWanted {
  /** Text that the name or the description contains. */
  readonly search?: string | undefined;
  /** Whether the image is in use; undefined for all images. */
  readonly inUse?: boolean | undefined;
  /** Whether the image has a description; undefined for all images. */
  readonly described?: boolean | undefined;
  readonly ordering?: MediaOrdering | undefined;
}

const columns = { created_at: 'id', name: 'name_folded', bytes: 'bytes' } as const;

export function readMediaList(
  { db }: Context,
  scope: rows.MediaScope,
  { search = '', inUse, described, ordering = '-created_at' }: MediaWanted,
  window: Window,
): Promise<Part<rows.MediaRecord>> {
  const match = { text: foldText(search).trim(), inUse, described };
  const isSearch = match.text !== '' || inUse !== undefined || described !== undefined;
  const list = {
    scope,
    column: columns[ordering.replace('-', '') as keyof typeof columns],
    direction: ordering.startsWith('-') ? ('desc' as const) : ('asc' as const),
    match: isSearch ? match : undefined,
  };
  return rows.listMedia(db, list, window);
}
