import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { bytesOf, countUsage } from '../usage/service.ts';
import * as content from './content-repository.ts';

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

type Stored = Awaited<ReturnType<typeof content.lockBehind>>[number];

interface Rewritten {
  readonly row: Stored;
  readonly before: Stored;
  /** Whether the page counts as edited. */
  readonly isEdit: boolean;
}

/**
 * Locks the rows among these with an older schema version, and their pages; stores those that `change` returns, and
 * counts their bytes and the edits of their pages. `isLive` if the edits are published, too.
 */
export async function rewriteRows(
  tx: Db,
  at: { table: content.ContentTable; ids: readonly string[]; shape: number },
  {
    growth,
    isLive = false,
    change,
  }: {
    growth: Growth;
    isLive?: boolean;
    change(rows: readonly Stored[]): readonly Rewritten[] | Promise<readonly Rewritten[]>;
  },
): Promise<void> {
  const pages = at.table === 'blocks' ? await content.lockPagesOf(tx, at.ids) : [];
  const changes = new Map<string, { bytes: number; edits: number }>();
  for (const { row, before, isEdit } of await change(await content.lockBehind(tx, at))) {
    await content.rewriteContentRow(tx, at.table, row);
    const bytes = bytesOf(row.data) - bytesOf(before.data);
    if (row.page === null) addTo(growth, row.workspace, { component_bytes: bytes });
    else if (isEdit || bytes !== 0) {
      const known = changes.get(row.page) ?? { bytes: 0, edits: 0 };
      changes.set(row.page, { bytes: known.bytes + bytes, edits: isEdit ? 1 : known.edits });
    }
  }
  for (const { id, data_bytes, edits, published_edits } of pages) {
    const changed = changes.get(id);
    if (changed === undefined) continue;
    await content.updateRewrittenPage(tx, {
      id,
      data_bytes: data_bytes + changed.bytes,
      edits: edits + changed.edits,
      published_edits: isLive && published_edits !== null ? published_edits + changed.edits : published_edits,
    });
  }
}

/** Counts last, in the order of the workspaces, so that concurrent batches do not wait for each other. */
export async function countGrowth(dependencies: Dependencies, tx: Db, growth: Growth): Promise<void> {
  for (const [workspace, added] of [...growth].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await countUsage({ context: dependencies, tx }, workspace, added);
}
