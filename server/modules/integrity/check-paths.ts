import type { Dependencies } from '../../platform/context.ts';
import { isSiteFile } from '../../platform/reserved-paths.ts';
import { orDamage, type Reporting } from './finding.ts';
import { selectReservedPaths } from './repository.ts';

/** Notes pages at paths that sites keep for themselves. An earlier release let pages have them. */
export async function checkPaths({ db }: Dependencies, reporting: Reporting): Promise<void> {
  reporting.progress('Checking paths');
  await orDamage(reporting, { part: 'rows', where: 'pages' }, async () => {
    for (const { id, workspace, url_path } of await selectReservedPaths(db))
      reporting.note({
        part: 'rows',
        where: `pages ${id}`,
        // A site without a domain has its pages below its own folder, where only the site's files stand in their way.
        problem: `visitors of workspace ${workspace} cannot see it${isSiteFile(url_path) ? '' : ' on the domain of the website'}: the site keeps its path ${url_path} for itself`,
      });
  });
}
