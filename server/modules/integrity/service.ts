import type { Dependencies } from '../../platform/context.ts';
import { dialectOf } from '../../platform/database/dialect.ts';
import { checkFiles } from './check-files.ts';
import { checkReferences } from './check-references.ts';
import { checkRows } from './check-rows.ts';
import { type Finding, orDamage, type Reporting } from './finding.ts';
import { readFileDamage } from './repository.ts';
import { findWrongCounts, recount } from '../usage/service.ts';

export type { Finding } from './finding.ts';

export interface CheckReport {
  /** Damage: data is lost, or operations will fail. */
  readonly damage: readonly Finding[];
  /** Allowed, but notable: content that needs editing. */
  readonly notes: readonly Finding[];
  /** Counts that were wrong and have been corrected. */
  readonly recounted: readonly Finding[];
  /** The number of checked rows and files. */
  readonly rows: number;
  readonly files: number;
}

/**
 * Checks all stored data: the database file, every row, every reference, every count and every image. It corrects wrong
 * counts on request and changes nothing else. The server may run meanwhile. Throws if the database is busy or
 * unreachable.
 */
export async function checkInstallation(
  dependencies: Dependencies,
  { progress, recount: corrects }: { readonly progress: (text: string) => void; readonly recount: boolean },
): Promise<CheckReport> {
  const damage: Finding[] = [];
  const notes: Finding[] = [];
  const reporting: Reporting = {
    progress,
    damaged: (finding) => void damage.push(finding),
    note: (finding) => void notes.push(finding),
  };
  const { db } = dependencies;
  if (dialectOf(db) === 'sqlite') {
    progress('Checking the database file');
    const place = { part: 'file', where: 'the database file' } as const;
    await orDamage(reporting, place, async () => {
      for (const problem of await readFileDamage(db)) damage.push({ ...place, problem });
    });
  }
  const rows = await checkRows(dependencies, reporting);
  await checkReferences(dependencies, reporting);
  const recounted = await checkCounts(dependencies, reporting, corrects);
  const files = await checkFiles(dependencies, reporting);
  return { damage, notes, recounted, rows, files };
}

const part = 'counts' as const;

/**
 * Compares the counts for limits with the stored data. A wrong one is damage, because it rejects too much or too
 * little, unless it is corrected. Returns the corrected counts.
 */
async function checkCounts(
  dependencies: Dependencies,
  reporting: Reporting,
  correct: boolean,
): Promise<readonly Finding[]> {
  const corrected: Finding[] = [];
  reporting.progress('Checking counts');
  await orDamage(reporting, { part, where: 'the counts' }, () =>
    findWrongCounts(dependencies, async (wrong) => {
      const { count, id, stored, counted } = wrong;
      const where = `${count === 'data_bytes' ? 'pages' : 'workspaces'} ${id}`;
      const finding: Finding = { part, where, problem: `${count} is ${stored} instead of ${counted}` };
      if (!correct) return reporting.damaged({ ...finding, correctable: true });
      await recount(dependencies, wrong);
      corrected.push(finding);
    }),
  );
  return corrected;
}
