import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { bytesOf, countUsage } from '../usage/service.ts';
import { updateRewrittenPage } from './content-repository.ts';

/** The added bytes by workspace. */
export type Growth = Map<string, { component_bytes: number; history_bytes: number }>;

export function addTo(
  growth: Growth,
  workspace: string,
  more: { readonly component_bytes?: number; readonly history_bytes?: number },
): void {
  const sum = growth.get(workspace) ?? { component_bytes: 0, history_bytes: 0 };
  sum.component_bytes += more.component_bytes ?? 0;
  sum.history_bytes += more.history_bytes ?? 0;
  growth.set(workspace, sum);
}

interface Rewritten {
  readonly row: { readonly page: string | null; readonly workspace: string; readonly data: string };
  /** The data before. */
  readonly before: string;
  /** Whether the page counts as edited. */
  readonly isEdit: boolean;
}

/** Counts the bytes of rewritten rows, and edits of their pages; `isLive` if the edits are published, too. */
export async function countRewritten(
  tx: Db,
  rewritten: readonly Rewritten[],
  { pages, growth, isLive = false }: { pages: readonly PageRow[]; growth: Growth; isLive?: boolean },
): Promise<void> {
  const changes = new Map<string, { bytes: number; edits: number }>();
  for (const { row, before, isEdit } of rewritten) {
    const bytes = bytesOf(row.data) - bytesOf(before);
    if (row.page === null) addTo(growth, row.workspace, { component_bytes: bytes });
    else if (isEdit || bytes !== 0) {
      const known = changes.get(row.page) ?? { bytes: 0, edits: 0 };
      changes.set(row.page, { bytes: known.bytes + bytes, edits: isEdit ? 1 : known.edits });
    }
  }
  for (const { id, data_bytes, edits, published_edits } of pages) {
    const change = changes.get(id);
    if (change === undefined) continue;
    await updateRewrittenPage(tx, {
      id,
      data_bytes: data_bytes + change.bytes,
      edits: edits + change.edits,
      published_edits: isLive && published_edits !== null ? published_edits + change.edits : published_edits,
    });
  }
}

/** Counts last, in the order of the workspaces, so that concurrent batches do not wait for each other. */
export async function countGrowth(dependencies: Dependencies, tx: Db, growth: Growth): Promise<void> {
  for (const [workspace, added] of [...growth].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await countUsage({ context: dependencies, tx }, workspace, added);
}
