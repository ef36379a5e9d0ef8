import type { Dependencies } from '../../platform/context.ts';
import { checkCounts } from './check-counts.ts';
import { checkFiles } from './check-files.ts';
import { checkPaths } from './check-paths.ts';
import { checkReferences } from './check-references.ts';
import { checkRows } from './check-rows.ts';
import { orDamage, type Finding, type Reporting } from './finding.ts';
import { readFileDamage } from './repository.ts';

export type { Finding } from './finding.ts';

/** What a check found. */
export interface CheckReport {
  /** Damage: something is lost, or will fail. */
  readonly damage: readonly Finding[];
  /** Allowed, and worth knowing: content that waits for somebody to edit it. */
  readonly notes: readonly Finding[];
  /** Counts that were wrong and are right now. */
  readonly recounted: readonly Finding[];
  /** How many rows and files were looked at. */
  readonly rows: number;
  readonly files: number;
}

/**
 * Looks at everything that is stored: the database file, every row, every reference, every count and every picture. It
 * corrects wrong counts if asked to and changes nothing else. The server may run meanwhile. Throws when the database is
 * busy or cannot be reached.
 */
export async function checkInstallation(
  dependencies: Dependencies,
  { progress, recount }: { readonly progress: (text: string) => void; readonly recount: boolean },
): Promise<CheckReport> {
  const damage: Finding[] = [];
  const notes: Finding[] = [];
  const reporting: Reporting = {
    progress,
    damaged: (finding) => void damage.push(finding),
    note: (finding) => void notes.push(finding),
  };
  const { db, dialect } = dependencies;
  if (dialect === 'sqlite') {
    progress('Checking the database file');
    const place = { part: 'file', where: 'the database file' } as const;
    await orDamage(reporting, place, async () => {
      for (const problem of await readFileDamage(db)) damage.push({ ...place, problem });
    });
  }
  const rows = await checkRows(dependencies, reporting);
  await checkReferences(dependencies, reporting);
  await checkPaths(dependencies, reporting);
  const recounted = await checkCounts(dependencies, reporting, recount);
  const files = await checkFiles(dependencies, reporting);
  return { damage, notes, recounted, rows, files };
}
