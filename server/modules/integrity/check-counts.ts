import type { Dependencies } from '../../platform/context.ts';
import { findWrongCounts, recount } from '../usage/service.ts';
import { orDamage, type Finding, type Reporting } from './finding.ts';

const part = 'counts' as const;

/**
 * Compares the counts for limits with the stored data. A wrong one is damage, because it rejects too much or too
 * little, unless it is corrected. Returns the corrected counts.
 */
export async function checkCounts(
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
