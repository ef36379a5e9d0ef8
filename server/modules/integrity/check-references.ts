import type { Dependencies } from '../../platform/context.ts';
import { orDamage, type Reporting } from './finding.ts';
import { readOrphans, selectLostSources, selectLostTargets } from './repository.ts';

const part = 'references' as const;

/** Checks that every row has its parents, and that references have their sources and targets. */
export async function checkReferences({ db }: Dependencies, reporting: Reporting): Promise<void> {
  reporting.progress('Checking references');
  await orDamage(reporting, { part, where: 'foreign keys' }, async () => {
    for (const { table, parent, rowid } of await readOrphans(db))
      reporting.damaged({
        part,
        where: `${table} row ${rowid ?? '?'}`,
        problem: `its row in ${parent} is missing`,
      });
  });
  await orDamage(reporting, { part, where: 'content_references' }, async () => {
    for (const source of await selectLostSources(db))
      reporting.damaged({ part, where: `content_references ${source}`, problem: 'its source is missing' });
    for (const { source, target_kind, target } of await selectLostTargets(db))
      reporting.note({
        part,
        where: `content_references ${source}`,
        problem: `the ${target_kind} ${target} is gone`,
      });
  });
}
