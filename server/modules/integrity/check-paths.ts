import type { Dependencies } from '../../platform/context.ts';
import { isSiteFile, sharedFolders } from '../../platform/sites/reserved-paths.ts';
import { orDamage, type Reporting } from './finding.ts';
import { selectReservedPaths } from './repository.ts';

/** Reports pages at reserved paths, which an earlier release allowed. */
export async function checkPaths({ db }: Dependencies, reporting: Reporting): Promise<void> {
  reporting.progress('Checking paths');
  await orDamage(reporting, { part: 'rows', where: 'pages' }, async () => {
    for (const { id, workspace, url_path } of await selectReservedPaths(db))
      reporting.note({
        part: 'rows',
        where: `pages ${id}`,
        problem: `visitors of workspace ${workspace} ${whatTheySee(url_path)}: the site keeps its path ${url_path} for itself`,
      });
  });
}

function whatTheySee(path: string): string {
  if (path === '/feed.xml') return 'cannot see it if this is a blog';
  if (isSiteFile(path)) return 'cannot see it';
  // A site without a domain has its pages below its own folder, where only its generated files hide them.
  return sharedFolders.some((folder) => path.startsWith(folder))
    ? 'cannot see it on the domain of the website'
    : 'see it, but it cannot be moved back there';
}
