import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import type { Failures } from './failures.ts';

/** What the parts of a batch share. */
export interface Filling {
  readonly dependencies: Dependencies;
  readonly tx: Db;
  readonly plan: PlanRow;
  readonly model: BlockContentModel;
  readonly failures: Failures;
  /** What was added, by workspace; counted last. */
  readonly added: Map<string, { component_bytes: number; history_bytes: number }>;
}

/** Notes what is counted at the end of the batch. */
export function addTo(
  added: Filling['added'],
  workspace: string,
  more: { readonly component_bytes?: number; readonly history_bytes?: number },
): void {
  const sum = added.get(workspace) ?? { component_bytes: 0, history_bytes: 0 };
  sum.component_bytes += more.component_bytes ?? 0;
  sum.history_bytes += more.history_bytes ?? 0;
  added.set(workspace, sum);
}
