import type { Dependencies } from '../../platform/context.ts';
import { checkFiles } from './check-files.ts';
import { checkReferences } from './check-references.ts';
import { checkRows } from './check-rows.ts';
import { readFileDamage } from './repository.ts';
import type { Finding, Reporting } from './finding.ts';

export type { Finding } from './finding.ts';

/** What a check found. */
export interface CheckReport {
  /** Damage: something is lost, or will fail. */
  readonly damage: readonly Finding[];
  /** Allowed, and worth knowing: content that waits for somebody to edit it. */
  readonly notes: readonly Finding[];
  /** How many rows and files were looked at. */
  readonly rows: number;
  readonly files: number;
}

/**
 * Looks at everything that is stored: the database file, every row, every reference and every picture. It changes
 * nothing, and the server may run meanwhile.
 */
export async function checkInstallation(
  dependencies: Dependencies,
  progress: (text: string) => void,
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
    progress('the database file');
    const found = await readFileDamage(db).catch((error: unknown) => [String(error)]);
    for (const problem of found) damage.push({ part: 'file', where: 'the database file', problem });
  }
  const rows = await checkRows(dependencies, reporting);
  await checkReferences(dependencies, reporting);
  const files = await checkFiles(dependencies, reporting);
  return { damage, notes, rows, files };
}
